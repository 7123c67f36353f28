import type { Inline, RichDocument } from './document.ts';

/** Converts plain text: blank lines separate paragraphs, single line breaks are kept, and nothing in it is markup. */
export function documentFromPlainText(text: string): RichDocument {
  return {
    type: 'doc',
    content: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => ({ type: 'paragraph', content: linesOf(paragraph) })),
  };
}

const linesOf = (paragraph: string): Inline[] =>
  paragraph.split('\n').flatMap((line, at): Inline[] => {
    const words = line.trim();
    return [
      ...(at > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(words === '' ? [] : [{ type: 'text', text: words } as const]),
    ];
  });

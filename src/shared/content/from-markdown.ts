import { Marked } from 'marked';
import type { RichDocument } from './document.ts';
import { documentFromHtml } from './from-html.ts';

const callout = /^\[!(112|note)\][ \t]*([^\n]*)(?:\n|$)/;

/** `> [!112] Title` is an urgent callout, `> [!note] Title` a note; any other block quote stays one. */
const markdown: Marked = new Marked({
  gfm: true,
  renderer: {
    blockquote({ text }) {
      const found = callout.exec(text);
      if (!found) return false;
      const [head, kind, title] = found;
      const name = kind === '112' ? 'urgent' : 'note';
      const rest = markdown.parse(text.slice(head.length), { async: false });
      return `<aside data-callout="${name}"><p>${markdown.parseInline(title ?? '', { async: false })}</p>${rest}</aside>`;
    },
  },
});

/** Converts Markdown (with GitHub's tables) into a document; HTML in it is cleaned like any other. */
export function documentFromMarkdown(text: string): RichDocument {
  return documentFromHtml(markdown.parse(text, { async: false }));
}

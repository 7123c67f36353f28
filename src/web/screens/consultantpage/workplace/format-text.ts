export type Format = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers';

interface Range {
  readonly from: number;
  readonly to: number;
}

const around: Readonly<Partial<Record<Format, string>>> = { bold: '**', italic: '*' };
const before: Readonly<Partial<Record<Format, (at: number) => string>>> = {
  heading: () => '### ',
  bullets: () => '- ',
  numbers: (at) => `${at + 1}. `,
};

/** Marks hold within one line, close to its words: not around its end, its list sign or the spaces at its edges. */
const markWords = (lines: string, mark: string): string =>
  lines.replace(/^(\s*(?:(?:[-+]|\d+\.|#{1,6}) )?\s*)(\S.*?)(\s*)$/gm, `$1${mark}$2${mark}$3`);

/** Puts marks around what is selected, or before each line of it. @returns the text and what is selected in it then. */
export function formatText(
  text: string,
  { from, to }: Range,
  format: Format,
): Range & { readonly text: string } {
  const mark = around[format];
  if (mark !== undefined) {
    const chosen = text.slice(from, to);
    const marked = chosen.trim() === '' ? mark + mark + chosen : markWords(chosen, mark);
    return {
      text: text.slice(0, from) + marked + text.slice(to),
      from: from + marked.indexOf(mark) + mark.length,
      to: from + marked.lastIndexOf(mark),
    };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text
    .slice(start, to)
    .split('\n')
    .map((line, at) => (before[format]?.(at) ?? '') + line)
    .join('\n');
  // A list or a heading begins after an empty line, or it would run on with what stands above.
  const gap = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n';
  return {
    text: text.slice(0, start) + gap + lines + text.slice(to),
    from: start + gap.length + lines.length,
    to: start + gap.length + lines.length,
  };
}

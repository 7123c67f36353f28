export type Format = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers';

interface Range {
  readonly from: number;
  readonly to: number;
}

const wrappingMarks: Readonly<Partial<Record<Format, string>>> = { bold: '**', italic: '*' };
const linePrefixes: Readonly<Partial<Record<Format, (index: number) => string>>> = {
  heading: () => '### ',
  bullets: () => '- ',
  numbers: (index) => `${index + 1}. `,
};

/**
 * Wraps each line in a mark. Markdown needs marks directly at the words, so list signs, heading signs and outer
 * spaces stay outside.
 */
const wrapLines = (lines: string, mark: string): string =>
  lines.replace(/^(\s*(?:(?:[-+]|\d+\.|#{1,6}) )?\s*)(\S.*?)(\s*)$/gm, `$1${mark}$2${mark}$3`);

/**
 * Formats the selection: wraps it in marks or prefixes its lines.
 * @returns the new text with its selection
 */
export function formatText(
  text: string,
  { from, to }: Range,
  format: Format,
): Range & { readonly text: string } {
  const mark = wrappingMarks[format];
  if (mark !== undefined) {
    const selected = text.slice(from, to);
    const wrapped = selected.trim() === '' ? mark + mark + selected : wrapLines(selected, mark);
    return {
      text: text.slice(0, from) + wrapped + text.slice(to),
      from: from + wrapped.indexOf(mark) + mark.length,
      to: from + wrapped.lastIndexOf(mark),
    };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text
    .slice(start, to)
    .split('\n')
    .map((line, index) => (linePrefixes[format]?.(index) ?? '') + line)
    .join('\n');
  // Markdown lists and headings need an empty line before them, or they continue the paragraph above.
  const gap = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n';
  return {
    text: text.slice(0, start) + gap + lines + text.slice(to),
    from: start + gap.length + lines.length,
    to: start + gap.length + lines.length,
  };
}

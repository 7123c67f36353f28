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

/** Puts marks around what is selected, or before each line of it. @returns the text and what is selected in it then. */
export function formatText(
  text: string,
  { from, to }: Range,
  format: Format,
): Range & { readonly text: string } {
  const mark = around[format];
  if (mark !== undefined) {
    const chosen = text.slice(from, to);
    return {
      text: text.slice(0, from) + mark + chosen + mark + text.slice(to),
      from: from + mark.length,
      to: to + mark.length,
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

/** One row of the table that `npm run bench` prints. */
export interface Row {
  readonly number: number;
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  /** Undefined for a figure without a target. */
  readonly meets: boolean | undefined;
}

export const ratioRow = (
  number: number,
  what: string,
  ratio: number,
  target: number,
  detail: string,
): Row => ({
  number,
  what,
  measured: `${ratio.toFixed(2)} (${detail})`,
  target: `>= ${target}`,
  meets: ratio >= target,
});

export const limitRow = (number: number, what: string, value: number, unit: string, target: number): Row => ({
  number,
  what,
  measured: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
  target: `<= ${target} ${unit}`,
  meets: value <= target,
});

export function printRows(rows: readonly Row[]): string {
  const head = ['#', 'what', 'measured', 'target', 'met'];
  const lines = rows.map((row) => [
    String(row.number),
    row.what,
    row.measured,
    row.target,
    row.meets === undefined ? '–' : row.meets ? 'yes' : 'NO',
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which this share of the values lies. @throws where there are none: a row without figures says nothing */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** Writes a whole number, its thousands apart from five digits on: „12 345“. */
export const writeCount = (count: number): string => {
  const digits = String(count);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
};

/** Writes which share of the impressions was clicked: „1,25%“; a dash where nothing was shown. */
export const writeRate = ({
  shown,
  clicked,
}: {
  readonly shown: number;
  readonly clicked: number;
}): string => (shown === 0 ? '–' : `${((clicked / shown) * 100).toFixed(2).replace('.', ',')}%`);

/** Writes whole numbers, those that follow each other as a range: „3, 17, 22–25“. */
export function writeRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const one of numbers.toSorted((first, second) => first - second)) {
    const last = ranges.at(-1);
    if (last && one <= last[1] + 1) last[1] = one;
    else ranges.push([one, one]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

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

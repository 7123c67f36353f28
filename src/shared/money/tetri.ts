/** Money is counted in whole tetri; 100 of them are 1 GEL. */
export type Tetri = number & { readonly unit: 'tetri' };

export const tetri = (count: number): Tetri => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no whole number of tetri`);
  return count as Tetri;
};

/** Parses `12.50`, `12.5` or `12`: a decimal point, at most two decimals, no sign. Uses no floating point. */
export function parseGel(text: string): Tetri | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts?.[1]) return undefined;
  return tetri(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')));
}

/** Converts a typed amount to the contract's format: a decimal comma becomes a point. */
export const spellGel = (typed: string): string => typed.trim().replace(',', '.');

/** Formats with two decimals: `12.50`, `-3.00`. */
export function formatGel(amount: number): string {
  const count = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`;
}

/** Limits of a top-up. */
export const minTopUp = tetri(100);
export const maxTopUp = tetri(500_000);

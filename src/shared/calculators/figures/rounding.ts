/** Share of a number by which binary fractions may miss the decimal that was typed (0.1 + 0.2). */
const noise = 1e-12;

/** Rounds to decimal places, halves away from zero: 0.125 → 0.13, -0.125 → -0.13. */
export function roundHalf(value: number, places: number): number {
  const scale = 10 ** places;
  const size = Math.abs(value) * scale;
  const rounded = Math.floor(size + 0.5 + size * noise) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The number with exactly that many decimal places and a point, for programs: `24.90`. Never `-0.00`. */
export const fixed = (value: number, places: number): string => roundHalf(value, places).toFixed(places);

/** The number with at most that many places, trailing zeros gone: `5.172`, `135`. */
export const trimmed = (value: number, places: number): string => String(Number(fixed(value, places)));

/** Whether a value reaches a border, when both come from typed decimals. */
export const isAtLeast = (value: number, border: number): boolean =>
  value >= border - Math.abs(border) * noise;

/** Whether a value passes a border, when both come from typed decimals. */
export const isAbove = (value: number, border: number): boolean => value > border + Math.abs(border) * noise;

/** A number as Georgian readers write it: decimal comma, thousands parted from five digits up, true minus. */
export function writeNumber(value: number, places: number): string {
  const [whole = '', fraction] = fixed(Math.abs(value), places).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  const sign = roundHalf(value, places) < 0 ? '−' : '';
  return sign + grouped + (fraction === undefined ? '' : `,${fraction}`);
}

/** As `writeNumber`, without zeros at the end of the fraction. */
export const writeTrimmed = (value: number, places: number): string => {
  const [, fraction = ''] = trimmed(value, places).split('.');
  return writeNumber(value, fraction.length);
};

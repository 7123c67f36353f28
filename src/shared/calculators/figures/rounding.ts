/** Relative tolerance for binary fractions of typed decimals (0.1 + 0.2). */
const noise = 1e-12;

/** Rounds to decimal places, half away from zero: 0.125 → 0.13, -0.125 → -0.13. */
export function roundHalf(value: number, places: number): number {
  const scale = 10 ** places;
  const size = Math.abs(value) * scale;
  const rounded = Math.floor(size + 0.5 + size * noise) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Formats with exactly this many decimal places, for programs: `24.90`. Never `-0.00`. */
export const fixed = (value: number, places: number): string => roundHalf(value, places).toFixed(places);

/** Formats with at most this many decimal places, without trailing zeros: `5.172`, `135`. */
export const trimmed = (value: number, places: number): string => String(Number(fixed(value, places)));

/** Whether a value reaches a threshold, tolerating binary fractions of typed decimals. */
export const isAtLeast = (value: number, threshold: number): boolean =>
  value >= threshold - Math.abs(threshold) * noise;

/** Whether a value exceeds a threshold, tolerating binary fractions of typed decimals. */
export const isAbove = (value: number, threshold: number): boolean =>
  value > threshold + Math.abs(threshold) * noise;

/** Formats a number for Georgian readers: decimal comma, thousands grouped from five digits on, true minus. */
export function writeNumber(value: number, places: number): string {
  const [whole = '', fraction] = fixed(Math.abs(value), places).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  const sign = roundHalf(value, places) < 0 ? '−' : '';
  return sign + grouped + (fraction === undefined ? '' : `,${fraction}`);
}

/** Like `writeNumber`, without trailing zeros. */
export const writeTrimmed = (value: number, places: number): string => {
  const [, fraction = ''] = trimmed(value, places).split('.');
  return writeNumber(value, fraction.length);
};

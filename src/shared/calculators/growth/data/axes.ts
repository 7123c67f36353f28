import type { Axis } from './growth-table.ts';

const range = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

/**
 * Age in days, birth to 1826 (five years). Knots are every day of the first five weeks, where the curves bend, then every
 * seventh day, day 730 (the last of lying length) and day 731 (the first of standing height).
 */
export const days: Axis = {
  unit: 'day',
  from: 0,
  to: 1826,
  step: 1,
  knots: [...range(0, 35, 1), ...range(42, 728, 7), 730, 731, ...range(735, 1820, 7), 1826],
  break: 731,
};

/** Lying length and standing height: knots every half centimetre, rows every millimetre as in the official tables. */
export const lyingCentimetres: Axis = { unit: 'cm', from: 45, to: 110, step: 0.1, knots: range(0, 650, 5) };
export const standingCentimetres: Axis = {
  unit: 'cm',
  from: 65,
  to: 120,
  step: 0.1,
  knots: range(0, 550, 5),
};

/** Age in months of 30.4375 days, each a knot; the last month repeats the previous one, as in WHO's tables. */
export const monthsTo10: Axis = { unit: 'month', from: 60, to: 121, step: 1, knots: range(0, 61, 1) };
export const monthsTo19: Axis = { unit: 'month', from: 60, to: 229, step: 1, knots: range(0, 169, 1) };

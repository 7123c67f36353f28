import { writeNumber } from '../figures/rounding.ts';

/** Writes a percentile, 0..100, in whole numbers: beyond the first and the last, decimals would suggest false precision. */
export function writePercentile(percentile: number): string {
  if (percentile < 1) return '< 1';
  return percentile > 99 ? '> 99' : writeNumber(percentile, 0);
}

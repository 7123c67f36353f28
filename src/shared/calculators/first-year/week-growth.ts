import { days } from '../growth/data/axes.ts';
import type { Sex } from '../growth/data/growth-table.ts';
import { lengthForAge } from '../growth/data/length-for-age.data.ts';
import { rowAt } from '../growth/data/read-table.ts';
import { weightForAge } from '../growth/data/weight-for-age.data.ts';
import { measureAt } from '../growth/z-score.ts';

/** The range of the 3rd to 97th percentile, which contains 94 of a hundred healthy children. */
export interface UsualRange {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface WeekGrowth {
  /** kg */
  readonly weight: UsualRange;
  /** cm, lying */
  readonly length: UsualRange;
}

/** The z-score of the 97th percentile; that of the 3rd is its negative. */
const outermost = 1.8808;

/** Weight and length of healthy children at the start of week 0..52 (WHO Child Growth Standards, 2006). */
export const weekGrowth = (sex: Sex, week: number): WeekGrowth => ({
  weight: usualRange(weightForAge, sex, week),
  length: usualRange(lengthForAge, sex, week),
});

function usualRange(bySex: typeof weightForAge, sex: Sex, week: number): UsualRange {
  const row = rowAt({ axis: days, bySex }, sex, week * 7);
  if (!row) throw new RangeError(`no table reaches week ${week}`);
  return { low: measureAt(row, -outermost), median: row.M, high: measureAt(row, outermost) };
}

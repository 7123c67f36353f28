import { days } from '../growth/data/axes.ts';
import type { Sex } from '../growth/data/growth-table.ts';
import { lengthForAge } from '../growth/data/length-for-age.data.ts';
import { rowAt } from '../growth/data/read-table.ts';
import { weightForAge } from '../growth/data/weight-for-age.data.ts';
import { measureAt } from '../growth/z-score.ts';

/** Between the 3rd and the 97th percentile are 94 of a hundred healthy children. */
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

/** The 97th percentile as a z-score; the 3rd is as far below. */
const outermost = 1.8808;

/** Weight and length that healthy children have as a week of their first year begins, 0..52 (WHO Child Growth Standards, 2006). */
export const weekGrowth = (sex: Sex, week: number): WeekGrowth => ({
  weight: usualRange(weightForAge, sex, week),
  length: usualRange(lengthForAge, sex, week),
});

function usualRange(bySex: typeof weightForAge, sex: Sex, week: number): UsualRange {
  const row = rowAt({ axis: days, bySex }, sex, week * 7);
  if (!row) throw new RangeError(`no table reaches week ${week}`);
  return { low: measureAt(row, -outermost), median: row.M, high: measureAt(row, outermost) };
}

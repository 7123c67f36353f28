import { daysOfMonth, standingFrom } from '#shared/calculators/growth/age.ts';
import type { Measure } from '#shared/calculators/growth/compute.ts';
import type { Sex } from '#shared/calculators/growth/data/growth-table.ts';
import { lmsAt } from '#shared/calculators/growth/data/lms.ts';
import { measureAt } from '#shared/calculators/growth/z-score.ts';

/** WHO's printed percentiles and their z-scores. */
export const percentiles = [
  { percentile: 3, z: -1.8808 },
  { percentile: 15, z: -1.0364 },
  { percentile: 50, z: 0 },
  { percentile: 85, z: 1.0364 },
  { percentile: 97, z: 1.8808 },
] as const;

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

export interface GrowthCurve {
  readonly percentile: number;
  readonly points: readonly CurvePoint[];
}

const sampleCount = 72;

/**
 * Returns the domain of the chart: two years for a small child, otherwise the whole table. Days, months or
 * centimetres, as in the table.
 */
export function domainOf({ table, x }: Measure): readonly [number, number] {
  switch (table) {
    case 'wfl':
      return [45, 110];
    case 'wfh':
      return [65, 120];
    case 'wfaTo10':
      return [60, 120];
    case 'hfaTo19':
    case 'bfaTo19':
      return [60, 228];
    default:
      return x < standingFrom ? [0, standingFrom - 1] : [standingFrom, 1826];
  }
}

/** Returns the percentile curves over the domain of the table that the measure was looked up in. */
export function growthCurves(measure: Measure, sex: Sex): readonly GrowthCurve[] {
  const [from, to] = domainOf(measure);
  const xs = Array.from(
    { length: sampleCount + 1 },
    (_, index) => from + ((to - from) * index) / sampleCount,
  );
  return percentiles.map(({ percentile, z }) => ({
    percentile,
    points: xs.flatMap((x) => {
      const lms = lmsAt(measure.table, sex, x);
      return lms ? [{ x, y: measureAt(lms, z) }] : [];
    }),
  }));
}

/** Returns the ticks of the horizontal axis in months, years or centimetres. */
export function ticksOf(
  { table }: Measure,
  [from, to]: readonly [number, number],
): { at: number; text: string }[] {
  if (table === 'wfl' || table === 'wfh')
    return multiplesOf(10, from, to).map((at) => ({ at, text: String(at) }));
  if (table.endsWith('To10') || table.endsWith('To19')) {
    return multiplesOf(to > 120 ? 24 : 12, from, to).map((at) => ({ at, text: String(at / 12) }));
  }
  const months = from === 0 ? multiplesOf(6, 0, 24) : multiplesOf(12, 24, 60);
  return months.map((month) => ({ at: Math.min(month * daysOfMonth, to), text: String(month) }));
}

const multiplesOf = (step: number, from: number, to: number): number[] => {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
};

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

const samples = 72;

/** Stretch of a table that surrounds a measure: two years of a small child, the whole of the rest. */
export function stretchOf({ table, x }: Measure): readonly [number, number] {
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

/** The percentile curves over a stretch of the table that a measure was read from. */
export function growthCurves(measure: Measure, sex: Sex): readonly GrowthCurve[] {
  const [from, to] = stretchOf(measure);
  const xs = Array.from({ length: samples + 1 }, (_, index) => from + ((to - from) * index) / samples);
  return percentiles.map(({ percentile, z }) => ({
    percentile,
    points: xs.flatMap((x) => {
      const lms = lmsAt(measure.table, sex, x);
      return lms ? [{ x, y: measureAt(lms, z) }] : [];
    }),
  }));
}

/** Ticks of the lower axis: months, years or centimetres. */
export function ticksOf(
  { table }: Measure,
  [from, to]: readonly [number, number],
): { at: number; text: string }[] {
  if (table === 'wfl' || table === 'wfh') return every(10, from, to).map((at) => ({ at, text: String(at) }));
  if (table.endsWith('To10') || table.endsWith('To19')) {
    return every(to > 120 ? 24 : 12, from, to).map((at) => ({ at, text: String(at / 12) }));
  }
  const months = from === 0 ? every(6, 0, 24) : every(12, 24, 60);
  return months.map((month) => ({ at: Math.min(month * daysOfMonth, to), text: String(month) }));
}

const every = (step: number, from: number, to: number): number[] => {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
};

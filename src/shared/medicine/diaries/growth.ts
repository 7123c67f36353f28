import { completedMonths, daysBetween, parseDay } from '#shared/calculators/days/civil-day.ts';
import { standingFrom } from '#shared/calculators/growth/age.ts';
import { computeGrowth, type GrowthResult, type Measure } from '#shared/calculators/growth/compute.ts';
import type { MeasuredChild, Measurement } from './diary.ts';

/** A measurement with its result, as the calculator of growth computes it. */
export interface GrowthPoint {
  readonly measurement: Measurement;
  /** Completed months of age, not corrected. */
  readonly months: number;
  readonly result: GrowthResult;
}

/** A curve of one measure and one part of WHO's tables, with the child's measurements on it, oldest first. */
export interface GrowthTrack {
  readonly key: string;
  readonly latest: Measure;
  readonly earlier: readonly Measure[];
}

/** Evaluates a child's measurements, oldest first. Of those on a day before birth there is no result. */
export function evaluateGrowth(child: MeasuredChild): readonly GrowthPoint[] {
  const birth = parseDay(child.birth_date);
  if (birth === undefined) return [];
  return child.measurements
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .flatMap((measurement) => {
      const day = parseDay(measurement.day);
      if (day === undefined || day < birth) return [];
      const result = computeGrowth({
        sex: child.sex,
        ageDays: daysBetween(birth, day),
        gestationWeeks: child.gestation_weeks,
        weightKg: measurement.weight_kg,
        heightCm: measurement.height_cm,
        headCm: measurement.head_cm,
        position: undefined,
      });
      return [{ measurement, months: completedMonths(birth, day), result }];
    });
}

/** The days of measurements that WHO's flags call implausible: a slip of the pen is likely, such as 60 kg for 6.0. */
export const implausibleDays = (points: readonly GrowthPoint[]): readonly string[] => [
  ...new Set(
    points
      .filter(({ result }) => result.measures.some(({ isImplausible }) => isImplausible))
      .map(({ measurement }) => measurement.day),
  ),
];

/** The part of a table that one chart shows: the standards of age have one of the first two years, and one of the next three. */
const chartOf = ({ name, table, x }: Measure): string =>
  ['wfa', 'lhfa', 'bfa', 'hcfa'].includes(table)
    ? `${name} ${table} ${x < standingFrom ? 'lying' : 'standing'}`
    : `${name} ${table}`;

/** The curves that a child's measurements lie on: of each measure those of today's age, and those of earlier ages. */
export function tracksOf(points: readonly GrowthPoint[]): {
  readonly current: readonly GrowthTrack[];
  readonly earlier: readonly GrowthTrack[];
} {
  const tracks = new Map<string, Measure[]>();
  for (const measure of points.flatMap(({ result }) => result.measures)) {
    const key = chartOf(measure);
    tracks.set(key, [...(tracks.get(key) ?? []), measure]);
  }
  const all = [...tracks].flatMap(([key, measures]) => {
    const latest = measures.at(-1);
    return latest ? [{ key, latest, earlier: measures.slice(0, -1) }] : [];
  });
  const isCurrent = ({ key, latest: { name } }: GrowthTrack) =>
    all.findLast(({ latest }) => latest.name === name)?.key === key;
  return { current: all.filter(isCurrent), earlier: all.filter((track) => !isCurrent(track)) };
}

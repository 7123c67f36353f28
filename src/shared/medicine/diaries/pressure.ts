import type { CivilDay } from '#shared/calculators/days/civil-day.ts';
import { pressureLimits } from '../thresholds.ts';
import { entriesAt, entriesOfLast, meanOf } from './averages.ts';
import type { PartOfDay, PressureEntry } from './diary.ts';

export type PressureClass = 'low' | 'normal' | 'elevated' | 'high' | 'very_high';

export interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/**
 * The group of a pressure measured at home (ESC 2024, table of out-of-office values). The higher of the two figures decides;
 * a low systolic figure alone is „low“.
 */
export function classOfPressure({ systolic, diastolic }: Pressure): PressureClass {
  const reaches = (limit: Pressure) => systolic >= limit.systolic || diastolic >= limit.diastolic;
  if (reaches(pressureLimits.sameDay)) return 'very_high';
  if (reaches(pressureLimits.highAtHome)) return 'high';
  if (reaches(pressureLimits.elevatedAtHome)) return 'elevated';
  return systolic < pressureLimits.low.systolic || diastolic < pressureLimits.low.diastolic
    ? 'low'
    : 'normal';
}

export interface PressureAverage extends Pressure {
  readonly pulse: number | undefined;
  readonly count: number;
}

/** The average of entries, in whole millimetres as devices show it; undefined of nothing. */
export function averagePressure(entries: readonly PressureEntry[]): PressureAverage | undefined {
  const [systolic, diastolic] = [
    meanOf(entries.map((entry) => entry.systolic)),
    meanOf(entries.map((entry) => entry.diastolic)),
  ];
  if (systolic === undefined || diastolic === undefined) return undefined;
  const pulse = meanOf(entries.flatMap((entry) => entry.pulse ?? []));
  return {
    systolic: Math.round(systolic),
    diastolic: Math.round(diastolic),
    pulse: pulse === undefined ? undefined : Math.round(pulse),
    count: entries.length,
  };
}

/** The periods that doctors ask for: days, today included. */
export const periods = [7, 30] as const;

export interface PressureSummary {
  readonly days: (typeof periods)[number];
  readonly all: PressureAverage | undefined;
  readonly of: Readonly<Record<Exclude<PartOfDay, 'day'>, PressureAverage | undefined>>;
}

/** The averages of 7 and 30 days: of all, of mornings and of evenings. */
export const summarizePressure = (
  entries: readonly PressureEntry[],
  today: CivilDay,
): readonly PressureSummary[] =>
  periods.map((days) => {
    const recent = entriesOfLast(entries, days, today);
    return {
      days,
      all: averagePressure(recent),
      of: {
        morning: averagePressure(entriesAt(recent, 'morning')),
        evening: averagePressure(entriesAt(recent, 'evening')),
      },
    };
  });

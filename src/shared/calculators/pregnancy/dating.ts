import { dating as words } from '#shared/language/ka/calculators/pregnancy.ts';
import { addDays, type CivilDay, daysBetween } from '../days/civil-day.ts';
import { writeDay } from '../days/write-day.ts';
import type { Refusal } from '../form/refusal.ts';

/** The event that a pregnancy is dated from. */
export type DatingMethod =
  | 'lmp'
  | 'conception'
  | 'transfer_day3'
  | 'transfer_day5'
  | 'transfer_day6'
  | 'scan';

export interface DatingInputs {
  readonly method: DatingMethod;
  readonly date: CivilDay;
  /** Cycle length in days; used with `lmp`. */
  readonly cycle: number | undefined;
  /** Gestational age at the scan; used with `scan`. */
  readonly scan_weeks: number | undefined;
  readonly scan_days: number | undefined;
}

/** Days from the last menstruation (28-day cycle) to the due date. */
export const termDays = 280;
/** The maximum gestational age in days, 45+0; beyond it the date is a mistake. */
export const maxDays = 315;
export const usualCycle = 28;

/** Days to the due date (for transfers: 266 minus the age of the embryo). */
const daysToDueDate = {
  conception: 266,
  transfer_day3: 263,
  transfer_day5: 261,
  transfer_day6: 260,
} as const;

export interface Dating {
  readonly dueDate: CivilDay;
  /** Gestational age in completed days. */
  readonly gestationalDays: number;
  readonly conception: CivilDay;
  /** Negative after the due date. */
  readonly daysLeft: number;
}

/** The due date by any dating method. */
export function dueDateOf({ method, date, cycle, scan_weeks, scan_days }: DatingInputs): CivilDay {
  switch (method) {
    case 'lmp':
      return addDays(date, termDays + (cycle ?? usualCycle) - usualCycle);
    case 'scan':
      return addDays(date, termDays - (scan_weeks ?? 0) * 7 - (scan_days ?? 0));
    default:
      return addDays(date, daysToDueDate[method]);
  }
}

/** Dates a pregnancy, or refuses an impossible date. */
export function datePregnancy(inputs: DatingInputs, on: CivilDay): Dating | Refusal {
  if (inputs.date > on) return { field: 'date', code: 'future', message: words.future };
  const dueDate = dueDateOf(inputs);
  const gestationalDays = termDays - daysBetween(on, dueDate);
  if (gestationalDays < 0) {
    const start = addDays(on, -gestationalDays);
    return { field: 'date', code: 'too_early', message: words.tooEarly(writeDay(start)) };
  }
  if (gestationalDays > maxDays) return { field: 'date', code: 'too_long_ago', message: words.tooLongAgo };
  return {
    dueDate,
    gestationalDays,
    conception: addDays(dueDate, -daysToDueDate.conception),
    daysLeft: daysBetween(on, dueDate),
  };
}

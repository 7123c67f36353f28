import { dating as words } from '#shared/language/ka/calculators/pregnancy.ts';
import { addDays, type CivilDay, daysBetween } from '../days/civil-day.ts';
import { writeDay } from '../days/write-day.ts';
import type { Refusal } from '../form/refusal.ts';

/** What a pregnancy is counted from. */
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
  /** Days from one menstruation to the next; counts for `lmp`. */
  readonly cycle: number | undefined;
  /** Gestational age at the scan; counts for `scan`. */
  readonly scan_weeks: number | undefined;
  readonly scan_days: number | undefined;
}

/** Days from the first day of the last menstruation of a 28-day cycle to the due date. */
export const termDays = 280;
/** Gestational age past which a date is taken for a slip: 45+0. */
export const mostDays = 315;
export const usualCycle = 28;

/** Days to the due date (transfers: age of the embryo taken from 266). */
const daysAfter = { conception: 266, transfer_day3: 263, transfer_day5: 261, transfer_day6: 260 } as const;

export interface Dating {
  readonly dueDate: CivilDay;
  /** Gestational age in completed days. */
  readonly gestationalDays: number;
  readonly conception: CivilDay;
  /** Negative once the due date has passed. */
  readonly daysLeft: number;
}

/** Due date from any of the starting points. */
export function dueDateOf({ method, date, cycle, scan_weeks, scan_days }: DatingInputs): CivilDay {
  switch (method) {
    case 'lmp':
      return addDays(date, termDays + (cycle ?? usualCycle) - usualCycle);
    case 'scan':
      return addDays(date, termDays - (scan_weeks ?? 0) * 7 - (scan_days ?? 0));
    default:
      return addDays(date, daysAfter[method]);
  }
}

/** Dates a pregnancy, or says why the date cannot be right. */
export function datePregnancy(inputs: DatingInputs, on: CivilDay): Dating | Refusal {
  if (inputs.date > on) return { field: 'date', code: 'future', message: words.future };
  const dueDate = dueDateOf(inputs);
  const gestationalDays = termDays - daysBetween(on, dueDate);
  if (gestationalDays < 0) {
    const start = addDays(on, -gestationalDays);
    return { field: 'date', code: 'too_early', message: words.tooEarly(writeDay(start)) };
  }
  if (gestationalDays > mostDays) return { field: 'date', code: 'too_long_ago', message: words.tooLongAgo };
  return {
    dueDate,
    gestationalDays,
    conception: addDays(dueDate, -daysAfter.conception),
    daysLeft: daysBetween(on, dueDate),
  };
}

import { type CivilDay, daysBetween, parseDay } from '#shared/calculators/days/civil-day.ts';
import { maxDays, termDays } from '#shared/calculators/pregnancy/dating.ts';

/** The age of a pregnancy by its due date. */
export interface PregnancyAge {
  readonly days: number;
  /** Completed weeks. */
  readonly week: number;
}

/** The gestational age on a day; undefined of no date, before the pregnancy, and later than any is (45+0). */
export function pregnancyAge(dueDate: string | null, today: CivilDay): PregnancyAge | undefined {
  const due = dueDate === null ? undefined : parseDay(dueDate);
  if (due === undefined) return undefined;
  const days = termDays - daysBetween(today, due);
  return days < 0 || days > maxDays ? undefined : { days, week: Math.floor(days / 7) };
}

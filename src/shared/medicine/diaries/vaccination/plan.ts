import {
  addDays,
  type CivilDay,
  completedMonths,
  dayFromParts,
  formatDay,
  parseDay,
  partsOfDay,
} from '#shared/calculators/days/civil-day.ts';
import type { VaccinatedChild } from '../diary.ts';
import { calendar, type Dose } from './calendar.data.ts';

/** A dose is called overdue this many days after its day. */
const graceDays = 30;
/** How many days before a dose its reminder is sent. */
export const remindDaysAhead = 7;

/** Whether somebody is 18 or older: the national calendar is a child's, and its missed doses are not an adult's. */
export const isGrownUp = (birth: CivilDay, today: CivilDay): boolean =>
  completedMonths(birth, today) >= 18 * 12;

export type DoseStatus = 'given' | 'overdue' | 'due' | 'upcoming' | 'ask';

export interface PlannedDose {
  readonly id: string;
  /** Age in completed months from which it is given. */
  readonly months: number;
  /** The day from which it is due; of a given one, as the calendar has it. */
  readonly due: CivilDay;
  readonly given: CivilDay | undefined;
  /** `ask`: past the age up to which it is given without a doctor's decision. */
  readonly status: DoseStatus;
}

/** The day on which a child completes so many months; in a month that is too short, the 1st of the next. */
export function dayOfMonths(birth: CivilDay, months: number): CivilDay {
  const { year, month, day } = partsOfDay(birth);
  const total = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  const found = dayFromParts({ year: toYear, month: toMonth, day });
  if (partsOfDay(found).day === day) return found;
  return dayFromParts({ year: toYear, month: toMonth + 1, day: 1 });
}

/**
 * The calendar of a child: each dose with its day and its status. The age is counted from birth for children born preterm too
 * (WHO). A dose that follows one given late is moved by the least interval.
 */
export function planVaccination(
  { birth_date, doses }: Pick<VaccinatedChild, 'birth_date' | 'doses'>,
  today: CivilDay,
): readonly PlannedDose[] {
  const birth = parseDay(birth_date);
  if (birth === undefined) return [];
  const given = (id: string) => parseDay(doses[id] ?? '');
  const dueDays = new Map<string, CivilDay>();
  return calendar.map((dose) => {
    const due = dueDayOf(dose, birth, given, dueDays);
    dueDays.set(dose.id, due);
    const at = given(dose.id);
    return {
      id: dose.id,
      months: dose.months,
      due,
      given: at,
      status: statusOf(dose, { birth, due, at, today }),
    };
  });
}

function dueDayOf(
  { months, after }: Dose,
  birth: CivilDay,
  given: (id: string) => CivilDay | undefined,
  dueDays: ReadonlyMap<string, CivilDay>,
): CivilDay {
  const scheduled = dayOfMonths(birth, months);
  const before = after && (given(after.id) ?? dueDays.get(after.id));
  const earliest = after && before !== undefined ? addDays(before, after.days) : scheduled;
  return earliest > scheduled ? earliest : scheduled;
}

function statusOf(
  { untilMonths }: Dose,
  { birth, due, at, today }: { birth: CivilDay; due: CivilDay; at: CivilDay | undefined; today: CivilDay },
): DoseStatus {
  if (at !== undefined) return 'given';
  if (untilMonths !== undefined && today >= dayOfMonths(birth, untilMonths)) return 'ask';
  if (today < due) return 'upcoming';
  return today > addDays(due, graceDays) ? 'overdue' : 'due';
}

/** The doses that are to be given next: those that are due or overdue, or else the next ones of one day. */
export function nextDoses(plan: readonly PlannedDose[]): readonly PlannedDose[] {
  const now = plan.filter(({ status }) => status === 'due' || status === 'overdue');
  if (now.length > 0) return now;
  const upcoming = plan.filter(({ status }) => status === 'upcoming');
  const first = Math.min(...upcoming.map(({ due }) => due));
  return upcoming.filter(({ due }) => due === first);
}

/**
 * Whether a mail is to be sent today: a dose that was not given is due within a week, and its reminder day came after the last
 * mail. A dose whose day has passed is not reminded of.
 */
export const isReminderDue = (
  children: readonly Pick<VaccinatedChild, 'birth_date' | 'doses'>[],
  today: CivilDay,
  lastReminder: CivilDay | undefined,
): boolean =>
  children.some((child) =>
    planVaccination(child, today).some(({ due, status }) => {
      const remindAt = addDays(due, -remindDaysAhead);
      return (
        status !== 'given' &&
        status !== 'ask' &&
        today >= remindAt &&
        today <= due &&
        (lastReminder === undefined || remindAt > lastReminder)
      );
    }),
  );

/** The days on which doses that were not given are planned, from today on, each with its doses. */
export function upcomingVisits(
  plan: readonly PlannedDose[],
): readonly { readonly day: CivilDay; readonly doses: readonly PlannedDose[] }[] {
  const days = new Map<CivilDay, PlannedDose[]>();
  for (const dose of plan)
    if (dose.status === 'upcoming' || dose.status === 'due')
      days.set(dose.due, [...(days.get(dose.due) ?? []), dose]);
  return [...days].map(([day, doses]) => ({ day, doses })).toSorted((one, other) => one.day - other.day);
}

/** A day as calendars of programs write it: `20261126`. */
export const compactDay = (day: CivilDay): string => formatDay(day).replaceAll('-', '');

import { addDays, type CivilDay, parseDay } from '#shared/calculators/days/civil-day.ts';
import { type PartOfDay, partsOfDay } from './diary.ts';

interface Dated {
  readonly day: string;
  readonly part: PartOfDay;
}

/** The entries of the last `days` days, today included; later ones are left out. */
export function entriesOfLast<Entry extends Dated>(
  entries: readonly Entry[],
  days: number,
  today: CivilDay,
): readonly Entry[] {
  const from = addDays(today, 1 - days);
  return entries.filter(({ day }) => {
    const at = parseDay(day);
    return at !== undefined && at >= from && at <= today;
  });
}

/** The entries of a part of the day. */
export const entriesAt = <Entry extends Dated>(
  entries: readonly Entry[],
  part: PartOfDay,
): readonly Entry[] => entries.filter((entry) => entry.part === part);

/** The mean; undefined of nothing. */
export const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Oldest first; of one day in the order of its parts, and as they were entered. */
export const inOrder = <Entry extends Dated>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) || partsOfDay.indexOf(one.part) - partsOfDay.indexOf(other.part),
  );

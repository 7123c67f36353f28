import { useMemo } from 'react';
import { type CivilDay, formatDay, parseDay } from '#shared/calculators/days/civil-day.ts';
import { formatDate } from '#shared/content/dates.ts';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { inOrder } from '#shared/medicine/diaries/averages.ts';
import type { PartOfDay } from '#shared/medicine/diaries/diary.ts';
import { localToday } from '../../calculators/saved-inputs.ts';
import type { TrendPoint } from '../trend/TrendChart.tsx';

/** An entry of a day and a part of it. */
export interface Dated {
  readonly id: string;
  readonly day: string;
  readonly part: PartOfDay;
}

/** How many days back entries are printed. */
const printedDays = 90;
const noon = 12;
const evening = 17;

/** The part of the day by the clock of the reader's device. */
export function partOfNow(): PartOfDay {
  const hour = new Date().getHours();
  return hour < noon ? 'morning' : hour < evening ? 'day' : 'evening';
}

/** „20 ნოემბერი, 2026, დილა“. */
export const writeMoment = ({ day, part }: Omit<Dated, 'id'>): string =>
  `${formatDate(day)}, ${diaryText.parts[part]}`;

const share: Readonly<Record<PartOfDay, number>> = { morning: 0.25, day: 0.5, evening: 0.75 };

/** Where a value stands in a chart of days. */
export const pointOf = ({ id, day, part }: Dated, y: number): TrendPoint => ({
  id,
  at: (parseDay(day) ?? 0) + share[part],
  y,
});

export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): readonly Entry[] =>
  inOrder(entries).toReversed();

/** Returns today, and whether an entry is recent enough to be printed. */
export function useRecent(): { readonly today: CivilDay; readonly isRecent: (entry: Dated) => boolean } {
  return useMemo(() => {
    const today = localToday();
    return { today, isRecent: ({ day }) => (parseDay(day) ?? 0) > today - printedDays };
  }, []);
}

/** The day of a form's values as diaries keep it. */
export const dayOf = ({ day }: { readonly day: CivilDay }): string => formatDay(day);

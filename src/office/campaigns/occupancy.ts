import type { AdPlace } from '#shared/advertising/places.ts';

/** Georgia has kept UTC+4 without summer time since 2005. */
const offsetMs = 4 * 3_600_000;
const dayMs = 86_400_000;

interface Placed {
  readonly place: AdPlace | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly state: string;
}

/** The days of a month (`YYYY-MM`), each as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** The month (`YYYY-MM`) so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** How many campaigns a place has on each of the days; drafts take no place, and a campaign that was stopped leaves it. */
export function occupancyOf(
  place: AdPlace,
  campaigns: readonly Placed[],
  days: readonly string[],
): readonly number[] {
  const sold = campaigns.filter(
    (one) =>
      one.place === place &&
      (one.state === 'running' || one.state === 'planned' || (one.state === 'ended' && one.ends_at)),
  );
  return days.map((day) => {
    const begins = Date.parse(`${day}T00:00:00Z`) - offsetMs;
    return sold.filter(
      ({ starts_at, ends_at }) =>
        (starts_at === null || Date.parse(starts_at) < begins + dayMs) &&
        (ends_at === null || Date.parse(ends_at) > begins),
    ).length;
  });
}

/** Writes the days without a campaign, counted from 1: „1–5, 9“. */
export function freeSpans(counts: readonly number[]): string {
  const spans: [number, number][] = [];
  counts.forEach((count, at) => {
    const last = spans.at(-1);
    if (count > 0) return;
    if (last?.[1] === at) last[1] = at + 1;
    else spans.push([at + 1, at + 1]);
  });
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

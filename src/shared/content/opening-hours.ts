import type { OpeningHours } from '#shared/collections/clinic.ts';

/** In seconds: Georgia has been at UTC+4 without summer time since 2005. */
const offset = 4 * 60 * 60;
const day = 1440;
const week = 7 * day;

/** Minutes since Monday, 00:00, in Tbilisi. */
interface Span {
  readonly from: number;
  readonly until: number;
}

export type OpenState =
  /** `closesAt` is absent if it does not close within a day. */
  | { readonly isOpen: true; readonly closesAt: string | undefined }
  /** `weekday` 1 is Monday; `inDays` 0 is later today. */
  | { readonly isOpen: false; readonly opensAt: string; readonly weekday: number; readonly inDays: number };

/** Consecutive days with the same hours; no hours: closed. */
export interface DayHours {
  readonly from: number;
  readonly until: number;
  readonly hours: readonly string[];
}

/** „09:00–20:00“; a whole day is `24`. */
export const wholeDay = '24';

/**
 * Whether a place is open at a time (seconds since 1970), and until or from when; undefined without hours. Hours that end
 * before they begin continue after midnight.
 */
export function openState(hours: readonly OpeningHours[], seconds: number): OpenState | undefined {
  const spans = listSpans(hours);
  const first = spans[0];
  if (!first) return undefined;
  const now = minuteOfWeek(seconds);
  const current = spans.find(({ from, until }) =>
    [now, now + week].some((minute) => minute >= from && minute < until),
  );
  if (current) {
    const minutesLeft = (current.until - now + week) % week;
    const isLong = current.until - current.from >= week || minutesLeft > day;
    return { isOpen: true, closesAt: isLong ? undefined : clockOf(current.until, true) };
  }
  const next = spans.find(({ from }) => from > now)?.from ?? first.from + week;
  return {
    isOpen: false,
    opensAt: clockOf(next, false),
    weekday: (Math.floor(next / day) % 7) + 1,
    inDays: Math.floor(next / day) - Math.floor(now / day),
  };
}

/** The week from Monday, with days of the same hours grouped. */
export function listWeek(hours: readonly OpeningHours[]): DayHours[] {
  const week: DayHours[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const own = hours
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes }) => (opens === '00:00' && closes === '24:00' ? wholeDay : `${opens}–${closes}`))
      .sort();
    const last = week.at(-1);
    if (last && last.hours.join() === own.join()) week[week.length - 1] = { ...last, until: weekday };
    else week.push({ from: weekday, until: weekday, hours: own });
  }
  return week;
}

/** The minute of the week in Tbilisi, Monday 00:00 being 0, at a time in seconds since 1970. 1 January 1970 was a Thursday. */
export const minuteOfWeek = (seconds: number): number =>
  (Math.floor((seconds + offset) / 60) + 3 * day) % week;

function listSpans(hours: readonly OpeningHours[]): Span[] {
  const spans = hours
    .flatMap(({ days, opens, closes }) =>
      days.map((weekday) => {
        const from = (weekday - 1) * day + minutesOf(opens);
        const length = minutesOf(closes) - minutesOf(opens);
        return { from, until: from + (length > 0 ? length : length + day) };
      }),
    )
    .sort((one, other) => one.from - other.from);
  return joinSpans(spans);
}

/** Joins adjacent hours, also from Sunday to Monday: open until midnight and from midnight on is open throughout. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else joined.push(span);
  }
  const [first] = joined;
  const last = joined.at(-1);
  if (!first || !last || last.until - week < first.from) return joined;
  if (first === last) return [{ from: first.from, until: first.from + week }];
  return [...joined.slice(1, -1), { from: last.from, until: Math.max(last.until, first.until + week) }];
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The end of a day is written 24:00. */
function clockOf(minute: number, isEnd: boolean): string {
  const ofDay = minute % day;
  if (isEnd && ofDay === 0) return '24:00';
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

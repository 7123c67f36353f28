declare const civilDay: unique symbol;

/** A calendar day as the number of days since 1 January 1970, independent of time zones. */
export type CivilDay = number & { readonly [civilDay]: true };

export interface DayParts {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  /** 1..31 */
  readonly day: number;
}

const daysInCycle = 146_097;
const yearsInCycle = 400;

/** Converts year, month and day; days beyond the month's end continue in the next month. */
export function dayFromParts({ year, month, day }: DayParts): CivilDay {
  const marchYear = month > 2 ? year : year - 1;
  const cycle = Math.floor(marchYear / yearsInCycle);
  const yearOfCycle = marchYear - cycle * yearsInCycle;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfCycle =
    yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return (cycle * daysInCycle + dayOfCycle - 719_468) as CivilDay;
}

/** The year, month and day of a calendar day. */
export function partsOfDay(day: CivilDay): DayParts {
  const shifted = day + 719_468;
  const cycle = Math.floor(shifted / daysInCycle);
  const dayOfCycle = shifted - cycle * daysInCycle;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfCycle + cycle * yearsInCycle + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}

/** Parses `YYYY-MM-DD` of an existing day between 1900 and 2199. */
export function parseDay(text: string): CivilDay | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (!found) return undefined;
  const parts = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  if (parts.year < 1900 || parts.year > 2199 || parts.month < 1 || parts.month > 12) return undefined;
  const day = dayFromParts(parts);
  return partsOfDay(day).day === parts.day && parts.day > 0 ? day : undefined;
}

/** Writes a day as `YYYY-MM-DD`. */
export function formatDay(day: CivilDay): string {
  const { year, month, day: number } = partsOfDay(day);
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(number, 2)}`;
}

/** The day `count` days later, or earlier if negative. */
export const addDays = (day: CivilDay, count: number): CivilDay => (day + count) as CivilDay;

/** Days between two days; negative if `to` is earlier. */
export const daysBetween = (from: CivilDay, to: CivilDay): number => to - from;

/**
 * Completed months between two days: each ends on the same day of the month, or on the 1st of the next if the month is too
 * short (CONTRACT.md section 8). Negative if `to` is earlier.
 */
export function completedMonths(from: CivilDay, to: CivilDay): number {
  const start = partsOfDay(from);
  const end = partsOfDay(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return end.day < start.day ? months - 1 : months;
}

/** Day of the week, Monday 0 to Sunday 6. */
export const weekdayOf = (day: CivilDay): number => (((day + 3) % 7) + 7) % 7;

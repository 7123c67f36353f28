import { monthNames } from '#shared/language/ka/site/months.ts';

/** Formats dates for readers, in Tbilisi time: Georgia has been at UTC+4 without summer time since 2005. */
const offset = 4 * 60 * 60 * 1000;

const isPlainDate = (value: string): boolean => value.length === 10;

/** The calendar date in Tbilisi of an ISO timestamp or a plain `YYYY-MM-DD`; undefined for anything else. */
function dayOf(value: string): { year: number; month: string; day: number } | undefined {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return undefined;
  const date = new Date(isPlainDate(value) ? instant : instant + offset);
  return { year: date.getUTCFullYear(), month: monthNames[date.getUTCMonth()] ?? '', day: date.getUTCDate() };
}

/** „20 ნოემბერი, 2026“. Empty for an invalid date. */
export function formatDate(value: string): string {
  const date = dayOf(value);
  return date ? `${date.day} ${date.month}, ${date.year}` : '';
}

/** „20 ნოემბერი, 2026, 14:05“ in Tbilisi. Empty for an invalid timestamp. */
export function formatMoment(value: string): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return '';
  return `${formatDate(value)}, ${new Date(instant + offset).toISOString().slice(11, 16)}`;
}

/** „მაისი, 2027“. Empty for an invalid date. */
export function formatMonth(value: string): string {
  const date = dayOf(value);
  return date ? `${date.month}, ${date.year}` : '';
}

import { monthNames } from '#shared/language/ka/months.ts';

/** Dates as readers see them, in Georgian time. Georgia has kept UTC+4 without summer time since 2005. */
const offset = 4 * 60 * 60 * 1000;

const isPlainDate = (value: string): boolean => value.length === 10;

/** The calendar day in Tbilisi of an ISO instant or of a plain `YYYY-MM-DD`; `undefined` when it is neither. */
function dayOf(value: string): { year: number; month: string; day: number } | undefined {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return undefined;
  const date = new Date(isPlainDate(value) ? instant : instant + offset);
  return { year: date.getUTCFullYear(), month: monthNames[date.getUTCMonth()] ?? '', day: date.getUTCDate() };
}

/** „20 ნოემბერი, 2026“. Empty for what is no date. */
export function formatDate(value: string): string {
  const date = dayOf(value);
  return date ? `${date.day} ${date.month}, ${date.year}` : '';
}

/** „20 ნოემბერი, 2026, 14:05“ in Tbilisi. Empty for what is no instant. */
export function formatMoment(value: string): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return '';
  return `${formatDate(value)}, ${new Date(instant + offset).toISOString().slice(11, 16)}`;
}

/** „მაისი, 2027“. Empty for what is no date. */
export function formatMonth(value: string): string {
  const date = dayOf(value);
  return date ? `${date.month}, ${date.year}` : '';
}

/** Georgia is four hours ahead of UTC all year. */
const offsetMs = 4 * 3_600_000;

/**
 * Whether a medical review is overdue by more than a year.
 * @param due the day it was due, `YYYY-MM-DD`
 * @param now in ms since 1970; the day of Tbilisi counts
 */
export function isReviewOverdue(due: string | null, now: number): boolean {
  if (due === null) return false;
  const [year = '', ...rest] = due.split('-');
  const today = new Date(now + offsetMs).toISOString().slice(0, 10);
  return [String(Number(year) + 1), ...rest].join('-') < today;
}

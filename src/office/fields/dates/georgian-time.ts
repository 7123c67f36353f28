/** Georgia has kept UTC+4 without summer time since 2005. */
const offsetMs = 4 * 60 * 60 * 1000;

/** A moment as an input of date and time shows it, in Tbilisi whatever the clock of the computer says. */
export function localOf(instant: unknown): string {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? '' : new Date(at + offsetMs).toISOString().slice(0, 16);
}

/** The moment that an input of date and time names; null where it is empty. */
export const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(`${local.slice(0, 16)}:00+04:00`).toISOString();

import { daysOfMonth, standingFrom } from './age.ts';

export type Position = 'lying' | 'standing';

/** Length measured lying is 0.7 cm more than standing height (WHO 2006). */
const difference = 0.7;
/** Children under nine months cannot stand, so `position` is ignored. */
const neverStandsBefore = 9 * daysOfMonth;

/** The length or height as the table of that age expects: lying up to 730 days, standing from 731. */
export function heightForTables(heightCm: number, ageDays: number, position: Position | undefined): number {
  if (ageDays < standingFrom) {
    return position === 'standing' && ageDays >= neverStandsBefore ? heightCm + difference : heightCm;
  }
  return position === 'lying' ? heightCm - difference : heightCm;
}

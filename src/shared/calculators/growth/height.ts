import { daysOfMonth, standingFrom } from './age.ts';

export type Position = 'lying' | 'standing';

/** A lying child measures 0.7 cm more than a standing one (WHO 2006). */
const difference = 0.7;
/** Before nine months nobody stands to be measured: the word is ignored. */
const neverStandsBefore = 9 * daysOfMonth;

/** Length or height as the tables of that age mean it: lying up to 730 days, standing from 731. */
export function heightForTables(heightCm: number, ageDays: number, position: Position | undefined): number {
  if (ageDays < standingFrom) {
    return position === 'standing' && ageDays >= neverStandsBefore ? heightCm + difference : heightCm;
  }
  return position === 'lying' ? heightCm - difference : heightCm;
}

/** A date as the selects of its input write it: `YYYY-MM-DD`, of a moment `YYYY-MM-DDTHH:MM`; empty where none is chosen. */

export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

export const noParts: DateParts = { year: '', month: '', day: '', hour: '', minute: '' };

export function partsOf(value: string): DateParts {
  const [day = '', clock = ''] = value.split('T');
  const [year = '', month = '', number = ''] = day.split('-');
  const [hour = '', minute = ''] = clock.split(':');
  return { year, month, day: number, hour, minute };
}

/**
 * The date with one part chosen otherwise. Of an empty one the others are those of `start`, so that no date is ever chosen in
 * part; a day that its month does not have is its last; a part that is emptied empties all.
 */
export function withPart(value: string, chosen: Partial<DateParts>, start: string): string {
  if (Object.values(chosen).includes('')) return '';
  const { year, month, day, hour, minute } = { ...partsOf(value || start), ...chosen };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const written = `${year}-${month}-${String(Math.min(Number(day), last)).padStart(2, '0')}`;
  return hour === '' ? written : `${written}T${hour}:${minute}`;
}

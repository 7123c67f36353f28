import { formatDate } from '#shared/content/dates.ts';
import { type CivilDay, formatDay } from './civil-day.ts';

/** „20 ნოემბერი, 2026“. */
export const writeDay = (day: CivilDay): string => formatDate(formatDay(day));

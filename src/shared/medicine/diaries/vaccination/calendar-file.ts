import { addDays, type CivilDay } from '#shared/calculators/days/civil-day.ts';
import { compactDay, remindDaysAhead } from './plan.ts';

export interface CalendarEvent {
  /** Unique in the file's calendar; the same at each download, so that programs replace the event. */
  readonly uid: string;
  readonly day: CivilDay;
  readonly summary: string;
  readonly description: string;
}

/** The longest line of RFC 5545, in bytes. */
const maxBytes = 75;

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** Folds a line after at most 75 bytes; a Georgian letter has three. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let [current, bytes] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > maxBytes) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/** Writes days as a calendar file (iCalendar, RFC 5545), each as an event of a whole day with an alarm a week before. */
export function writeCalendarFile(
  events: readonly CalendarEvent[],
  { stamp, product }: { stamp: Date; product: string },
): string {
  const at = stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = events.flatMap(({ uid, day, summary, description }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${at}`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-P${remindDaysAhead}D`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//KA`,
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

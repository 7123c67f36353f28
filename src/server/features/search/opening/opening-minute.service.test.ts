import { expect, it } from 'vitest';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { readRussian } from '../understanding/russian-words.ts';
import { openingMinute } from './opening-minute.ts';

const analyse = createAnalyse(100);
/** Monday 23 November 2026, 14:30 in Tbilisi. */
const now = Date.parse('2026-11-23T14:30:00+04:00');
const day = 1_440;
const askedFor = (text: string, at = now) => openingMinute({ text, words: analyse(readRussian(text)) }, at);

it.each([
  ['ღია კლინიკა', 870],
  ['ახლა ღია კლინიკა თბილისში', 870],
  ['რომელი საავადმყოფო მუშაობს', 870],
  ['სადღეღამისო კლინიკა', day + 180],
  ['ღამით კლინიკა თბილისში', day + 180],
  ['კლინიკა კვირას', 6 * day + 720],
  ['შაბათს კლინიკა ბათუმში', 5 * day + 720],
  ['klinika kviras', 6 * day + 720],
])('„%s“ looks for clinics that are open at the minute %i', (text, minute) => {
  expect(askedFor(text)).toBe(minute);
});

it.each(['ღამით ვერ ვიძინებ', 'კლინიკა თბილისში', 'ორსულობის მერვე კვირა', 'ღია ჭრილობა'])(
  '„%s“ looks for no open clinic',
  (text) => {
    expect(askedFor(text)).toBeUndefined();
  },
);

it("the next night before three o'clock is that of today, and that of Sunday leads into Monday", () => {
  expect(askedFor('სადღეღამისო კლინიკა', Date.parse('2026-11-23T01:00:00+04:00'))).toBe(180);
  expect(askedFor('სადღეღამისო კლინიკა', Date.parse('2026-11-22T23:00:00+04:00'))).toBe(180);
});

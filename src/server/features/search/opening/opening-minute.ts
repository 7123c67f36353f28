import { minuteOfWeek } from '#shared/content/opening-hours.ts';
import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { holdsAny, namesClinics, stemsIn } from '../understanding/intents.ts';

/** Words by which a question about clinics asks for open ones, in any grammatical form: for now, and for the night. */
const wordsOfNow = stemsIn(
  'ღია ახლა ეხლა გახსნილი მუშაობს იღებს იღებენ დღეს открыта открыто сейчас сегодня работает',
);
const wordsOfNight = stemsIn(
  'ღამე ღამით ღამის სადღეღამისო მორიგე 24 круглосуточно круглосуточная ночью ночная',
);
/** Beginnings of what weekdays are called, from Monday. „კვირა“ alone is as often a week. */
const weekdays = [
  ['ორშაბათ', 'orshabat', 'понедельник'],
  ['სამშაბათ', 'samshabat', 'вторник'],
  ['ოთხშაბათ', 'otxshabat', 'otkhshabat', 'сред'],
  ['ხუთშაბათ', 'xutshabat', 'khutshabat', 'четверг'],
  ['პარასკევ', 'paraskev', 'пятниц'],
  ['შაბათ', 'shabat', 'суббот'],
  ['კვირას', 'კვირაობით', 'კვირა დღ', 'kviras', 'воскресен'],
] as const;
const day = 1_440;
const week = 7 * day;
const noon = 720;
const threeAtNight = 180;

/**
 * The minute of the week (Monday 00:00 in Tbilisi is 0) at which clinics must be open that a question looks for: now, three
 * o'clock of the next night, noon of the weekday that it names. Undefined for a question that does not look for open clinics.
 * @param now in milliseconds
 */
export function openingMinute(
  { text, words }: { readonly text: string; readonly words: readonly AnalysedWord[] },
  now: number,
): number | undefined {
  if (!namesClinics(words)) return undefined;
  const weekday = weekdayIn(text);
  if (weekday !== undefined) return weekday * day + noon;
  const minute = minuteOfWeek(now / 1000);
  if (holdsAny(words, wordsOfNight))
    return (Math.floor((minute + day - threeAtNight) / day) * day + threeAtNight) % week;
  return holdsAny(words, wordsOfNow) ? minute : undefined;
}

/** The weekday that a text names, Monday being 0. */
function weekdayIn(text: string): number | undefined {
  const words = ` ${text.toLowerCase()}`;
  const at = weekdays.findIndex((forms) => forms.some((form) => words.includes(` ${form}`)));
  return at < 0 ? undefined : at;
}

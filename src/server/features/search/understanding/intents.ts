import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { intents } from './intents.data.ts';

const analyse = createAnalyse(200);
const stemsOfIntents = intents.map(({ kind, favour, words }) => ({
  kind,
  favour,
  stems: stemsIn(words),
}));

/** The stems of the words of a text. */
export function stemsIn(words: string): ReadonlySet<string> {
  return new Set(analyse(words).flatMap(({ stems }) => stems));
}

/** Whether one of the words has one of the stems. */
export function holdsAny(words: readonly AnalysedWord[], stems: ReadonlySet<string>): boolean {
  return words.some((word) => word.stems.some((stem) => stems.has(stem)));
}

/** How much each kind of record is favoured because a question names it or what it is for: „რა ღირს“, „კალკულატორი“. */
export const favoursOfIntents = (words: readonly AnalysedWord[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    stemsOfIntents.filter(({ stems }) => holdsAny(words, stems)).map(({ kind, favour }) => [kind, favour]),
  );

/** Whether a question is for a doctor of something: „ძილის ექიმი“, not „ექიმთან წავიდე“. */
export const namesDoctor = (words: readonly AnalysedWord[]): boolean =>
  words.some(
    ({ skeletons }, at) =>
      skeletons.some((skeleton) => /^ek(?:i|u)mi$/.test(skeleton)) &&
      /s$/.test(words[at - 1]?.skeletons[0] ?? ''),
  );

/** Whether a question names clinics or what is one. */
export const namesClinics = (words: readonly AnalysedWord[]): boolean =>
  favoursOfIntents(words).clinic !== undefined;

import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { intents } from './intents.data.ts';

const analyse = createAnalyse(200);
const stemsOfIntents = intents.map(({ kind, favour, words }) => ({
  kind,
  favour,
  stems: new Set(analyse(words).flatMap(({ stems }) => stems)),
}));

/** How much each kind of record is favoured because a question names it or what it is for: „რა ღირს“, „კალკულატორი“. */
export const favoursOfIntents = (words: readonly AnalysedWord[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    stemsOfIntents
      .filter(({ stems }) => words.some((word) => word.stems.some((stem) => stems.has(stem))))
      .map(({ kind, favour }) => [kind, favour]),
  );

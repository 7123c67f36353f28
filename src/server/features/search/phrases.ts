import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';

/** Words that must all be there, each as one of its stems. */
export type Phrase = readonly (readonly string[])[];

/** What words of a question, from a place on, name together, and the other names of that; the longest such words. */
export type FindPhrases = (
  words: readonly AnalysedWord[],
  at: number,
) => { readonly length: number; readonly others: readonly Phrase[] } | undefined;

interface Name {
  readonly stems: Phrase;
  readonly others: readonly Phrase[];
}

/** Reads a table of synonyms, each line names of one thing, once for all questions. */
export function createFindPhrases(table: readonly (readonly string[])[], analyse: Analyse): FindPhrases {
  const byFirstStem = new Map<string, Name[]>();
  for (const line of table) {
    const phrases = line.map((name) => analyse(name).map((word) => word.stems));
    phrases.forEach((stems, at) => {
      const name = { stems, others: phrases.filter((_, other) => other !== at) };
      for (const first of stems[0] ?? []) byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), name]);
    });
  }
  return (words, at) => {
    const names = words[at]?.allStems.flatMap((stem) => byFirstStem.get(stem) ?? []) ?? [];
    const fitting = names.filter(({ stems }) =>
      stems.every((alternatives, place) =>
        words[at + place]?.allStems.some((stem) => alternatives.includes(stem)),
      ),
    );
    const length = Math.max(0, ...fitting.map(({ stems }) => stems.length));
    const longest = fitting.filter(({ stems }) => stems.length === length);
    return longest.length === 0 ? undefined : { length, others: longest.flatMap(({ others }) => others) };
  };
}

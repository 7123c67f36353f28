import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import { verbKeysOf } from '#shared/language/georgian/verb-roots.ts';
import { readRussian } from '../understanding/russian-words.ts';
import { isAside, nounStemsOf } from '../understanding/verbs.ts';
import { concepts } from './concepts.data.ts';

/** What a text is compared by, each with what it is worth. */
export type Features = ReadonlyMap<string, number>;

const worthOf = { stem: 1, concept: 1, verb: 0.8, gram: 0.15 };
const gramLength = 4;

/** N-grams find words with slips; they do not say that a word is there. */
export const isGram = (feature: string): boolean => feature.startsWith('<');

/** Creates the reader of stems, nouns that verbs say, roots of verbs, ideas and letter n-grams of words. */
export function createReadFeatures(analyse: Analyse): (words: readonly AnalysedWord[]) => Features {
  const conceptsOf = createReadConcepts(analyse);
  const readWord = (word: AnalysedWord): Features => {
    const features = new Map<string, number>();
    for (const concept of conceptsOf(word)) features.set(concept, worthOf.concept);
    if (isAside(word)) return features;
    const [skeleton = ''] = word.skeletons;
    for (const stem of [...word.stems.slice(0, 1), ...nounStemsOf(word)])
      features.set(`=${stem}`, worthOf.stem);
    for (const key of verbKeysOf(skeleton)) features.set(`~${key}`, worthOf.verb);
    const edged = `^${skeleton}$`;
    for (let at = 0; at + gramLength <= edged.length; at += 1)
      features.set(`<${edged.slice(at, at + gramLength)}`, worthOf.gram);
    return features;
  };
  // Analysed words are remembered by their analysis, so most words of the examples are the same objects.
  const known = new WeakMap<AnalysedWord, Features>();
  return (words) => {
    const features = new Map<string, number>();
    for (const word of words) {
      const read = known.get(word) ?? readWord(word);
      known.set(word, read);
      for (const [feature, worth] of read) features.set(feature, worth);
    }
    return features;
  };
}

/** Names the ideas that a word stands for: „მივლის“ and „მჩხვლეტს“ are both pain. */
function createReadConcepts(analyse: Analyse): (word: AnalysedWord) => readonly string[] {
  const known = new Map<string, string[]>();
  const beginnings: (readonly [beginning: string, concept: string])[] = [];
  const add = (key: string, concept: string) => known.set(key, [...(known.get(key) ?? []), concept]);
  concepts.forEach((words, at) => {
    const concept = `#${at}`;
    for (const written of words.filter((one) => !one.includes(' '))) {
      if (written.endsWith('*')) {
        for (const reading of readingsOf(written.slice(0, -1)))
          beginnings.push([skeletonOf(reading), concept]);
        continue;
      }
      for (const { stems, skeletons } of analyse(readRussian(written)))
        for (const key of keysOf(stems, skeletons)) add(key, concept);
    }
  });
  return ({ stems, skeletons }) => [
    ...new Set([
      ...keysOf(stems, skeletons).flatMap((key) => known.get(key) ?? []),
      ...beginnings.flatMap(([beginning, concept]) =>
        skeletons.some((skeleton) => skeleton.startsWith(beginning)) ? [concept] : [],
      ),
    ]),
  ];
}

const keysOf = (stems: readonly string[], skeletons: readonly string[]): string[] => [
  ...stems.map((stem) => `=${stem}`),
  ...skeletons.flatMap(verbKeysOf).map((key) => `~${key}`),
];

import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import { verbKeysOf } from '#shared/language/georgian/verb-roots.ts';
import { type Meaning, readExamples } from '../understanding/lay-phrases.ts';
import { readRussian } from '../understanding/russian-words.ts';
import { isAside, nounStemsOf } from '../understanding/verbs.ts';
import { concepts } from './concepts.data.ts';

/** Finds what a question says by its likeness to examples, where no phrase says it word by word. */
export type ReadLikeness = (words: readonly AnalysedWord[]) => Meaning[];

/** A question is taken to mean what an example means from this likeness on, from 0 to 1. */
const leastLike = 0.35;
/** Another meaning is given beside the likeliest if it is so near. */
const nearlyAsLike = 0.9;
const mostMeanings = 2;
/** So many examples are compared word by word. */
const mostCompared = 40;
const gramLength = 4;
const worthOf = { stem: 1, verb: 0.8, gram: 0.15, concept: 1 };

type Features = ReadonlyMap<string, number>;
type ReadFeatures = (words: readonly AnalysedWord[]) => Features;

interface Example {
  readonly features: Features;
  readonly meaning: Pick<Meaning, 'names' | 'further'>;
}

/**
 * Reads examples once for all questions. Both are bags of stems, roots of verbs, ideas and letter n-grams, rarer ones heavier;
 * likeness is the cosine between them. The examples are the lay phrases and whole sentences of readers.
 */
export function createReadLikeness(lines: readonly string[], analyse: Analyse): ReadLikeness {
  const featuresOf = createReadFeatures(analyse);
  const read = readExamples(lines, analyse)
    .filter(({ words }) => words.length > 1)
    .map(({ words, meaning }) => ({ raw: featuresOf(words), meaning }));
  const frequency = new Map<string, number>();
  for (const { raw } of read)
    for (const feature of raw.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  const weighed = (raw: Features): Features => {
    const heavy = new Map(
      [...raw].flatMap(([feature, worth]) => {
        const uses = frequency.get(feature);
        return uses ? [[feature, worth * Math.log((read.length + 1) / uses)] as const] : [];
      }),
    );
    const length = Math.hypot(...heavy.values()) || 1;
    return new Map([...heavy].map(([feature, weight]) => [feature, weight / length]));
  };
  const examples = read.map(({ raw, meaning }): Example => ({ features: weighed(raw), meaning }));
  const postings = new Map<string, number[]>();
  examples.forEach(({ features }, at) => {
    for (const feature of features.keys()) {
      const list = postings.get(feature);
      if (list) list.push(at);
      else postings.set(feature, [at]);
    }
  });

  return (words) => {
    const asked = words.filter((word) => !word.isFunctionWord);
    if (asked.length < 2) return [];
    const question = weighed(featuresOf(asked));
    const scores = new Map<number, number>();
    for (const [feature, weight] of question)
      for (const at of postings.get(feature) ?? [])
        scores.set(at, (scores.get(at) ?? 0) + weight * (examples[at]?.features.get(feature) ?? 0));
    const likeliest = [...scores]
      .filter(([, score]) => score >= leastLike)
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostCompared);
    const meanings = new Map<string, Meaning>();
    let best = 0;
    for (const [at, certainty] of likeliest) {
      if (certainty < best * nearlyAsLike || meanings.size === mostMeanings) break;
      const example = examples[at];
      if (!example) continue;
      const key = JSON.stringify(example.meaning.names);
      const said = asked.filter((word) =>
        [...featuresOf([word]).keys()].some((feature) => feature[0] !== '<' && example.features.has(feature)),
      );
      if (meanings.has(key) || said.length < 2) continue;
      best = Math.max(best, certainty);
      meanings.set(key, { words: said, ...example.meaning, certainty });
    }
    return [...meanings.values()];
  };
}

/** Reads stems, nouns that verbs say, roots of verbs, ideas and n-grams of words; each with what it is worth. */
function createReadFeatures(analyse: Analyse): ReadFeatures {
  const conceptsOf = createReadConcepts(analyse);
  return (words) => {
    const features = new Map<string, number>();
    for (const word of words) {
      for (const concept of conceptsOf(word)) features.set(concept, worthOf.concept);
      if (isAside(word)) continue;
      const [skeleton = ''] = word.skeletons;
      for (const stem of [...word.stems.slice(0, 1), ...nounStemsOf(word)])
        features.set(`=${stem}`, worthOf.stem);
      for (const key of verbKeysOf(skeleton)) features.set(`~${key}`, worthOf.verb);
      const edged = `^${skeleton}$`;
      for (let at = 0; at + gramLength <= edged.length; at += 1)
        features.set(`<${edged.slice(at, at + gramLength)}`, worthOf.gram);
    }
    return features;
  };
}

/** Names the ideas that a word stands for. */
function createReadConcepts(analyse: Analyse): (word: AnalysedWord) => readonly string[] {
  const known = new Map<string, Set<string>>();
  const beginnings: (readonly [beginning: string, concept: string])[] = [];
  const add = (key: string, concept: string) => known.set(key, (known.get(key) ?? new Set()).add(concept));
  concepts.forEach((words, at) => {
    const concept = `#${at}`;
    for (const written of words) {
      if (written.includes(' ')) continue;
      if (written.endsWith('*')) {
        for (const reading of readingsOf(written.slice(0, -1)))
          beginnings.push([skeletonOf(reading), concept]);
        continue;
      }
      for (const word of analyse(readRussian(written))) {
        for (const stem of word.stems) add(`=${stem}`, concept);
        for (const key of word.skeletons.flatMap(verbKeysOf)) add(`~${key}`, concept);
      }
    }
  });
  return (word) => [
    ...new Set([
      ...word.stems.flatMap((stem) => [...(known.get(`=${stem}`) ?? [])]),
      ...word.skeletons.flatMap(verbKeysOf).flatMap((key) => [...(known.get(`~${key}`) ?? [])]),
      ...beginnings.flatMap(([beginning, concept]) =>
        word.skeletons.some((skeleton) => skeleton.startsWith(beginning)) ? [concept] : [],
      ),
    ]),
  ];
}

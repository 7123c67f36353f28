import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { type Meaning, readExamples } from '../understanding/lay-phrases.ts';
import { createReadFeatures, type Features, isGram } from './features.ts';

/** Finds what a question says by its likeness to examples, where no phrase says it word by word. */
export type ReadLikeness = (words: readonly AnalysedWord[]) => Meaning[];

/** A question is taken to mean what an example means from this likeness on, from 0 to 1. */
const minLike = 0.3;
/** Other meanings are given beside the likeliest if they are so near: what is said in other words than any example is often like several. */
const nearlyAsLike = 0.7;
const maxMeanings = 4;
/** So many examples are compared word by word. */
const maxCompared = 40;
/** One word alone says too little: many things happen to a knee. */
const minWords = 2;

/** The examples that have a feature, and how heavy it is in each. */
interface Posting {
  readonly examples: Uint16Array;
  readonly weights: Float32Array;
}

/** The postings of all features behind each other: two arrays instead of two for each of tens of thousands. */
interface Postings extends Posting {
  /** The position of each feature, and at which place its posting starts; it ends where the next one starts. */
  readonly positions: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
}

/**
 * Reads examples once for all questions. Both are bags of features, rarer ones heavier; likeness is the cosine between them,
 * of what is known of the question at all. The examples are lay phrases and whole sentences of readers.
 */
export function createReadLikeness(lines: readonly string[], analyse: Analyse): ReadLikeness {
  const examples = readExamples(lines, analyse).filter(({ words }) => words.length >= minWords);
  const postings = listPostings(examples.map(({ words }) => words).map(createReadFeatures(analyse)));
  const readFeatures = createReadFeatures(analyse);
  const meanings = examples.map(({ meaning }) => ({ ...meaning, key: JSON.stringify(meaning.names) }));
  /** The postings of what says that a word is there. */
  const postingsOf = (word: AnalysedWord): Posting[] =>
    [...readFeatures([word]).keys()].flatMap((feature) =>
      isGram(feature) ? [] : (findPosting(postings, feature) ?? []),
    );

  function listLikeliest(words: readonly AnalysedWord[]): (readonly [at: number, likeness: number])[] {
    const known = [...readFeatures(words)].flatMap(([feature, worth]) => {
      const posting = findPosting(postings, feature);
      return posting ? [{ posting, weight: worth * rarityOf(posting.examples.length, meanings.length) }] : [];
    });
    const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
    const scores = new Map<number, number>();
    for (const { posting, weight } of known)
      posting.examples.forEach((at, place) => {
        scores.set(at, (scores.get(at) ?? 0) + (weight / length) * (posting.weights[place] ?? 0));
      });
    return [...scores]
      .filter(([, likeness]) => likeness >= minLike)
      .sort(([, one], [, other]) => other - one)
      .slice(0, maxCompared);
  }

  return (words) => {
    const telling = words.filter((word) => !word.isFunctionWord);
    if (telling.length < minWords) return [];
    const places = telling.map((word) => ({ word, postings: postingsOf(word) }));
    const found = new Map<string, Meaning>();
    let best = 0;
    for (const [at, certainty] of listLikeliest(telling)) {
      if (certainty < best * nearlyAsLike || found.size === maxMeanings) break;
      const meaning = meanings[at];
      if (!meaning || found.has(meaning.key)) continue;
      const shared = places
        .filter((one) => one.postings.some(({ examples: holding }) => holding.includes(at)))
        .map(({ word }) => word);
      if (shared.length < minWords) continue;
      best = Math.max(best, certainty);
      found.set(meaning.key, { words: shared, names: meaning.names, further: meaning.further, certainty });
    }
    return [...found.values()];
  };
}

const rarityOf = (holding: number, all: number): number => Math.log((all + 1) / Math.max(1, holding));

function listPostings(examples: readonly Features[]): Postings {
  const holding = new Map<string, number[]>();
  examples.forEach((features, at) => {
    for (const feature of features.keys()) {
      const list = holding.get(feature);
      if (list) list.push(at);
      else holding.set(feature, [at]);
    }
  });
  const weightOf = (feature: string, worth: number): number =>
    worth * rarityOf(holding.get(feature)?.length ?? 1, examples.length);
  const lengths = examples.map(
    (features) => Math.hypot(...[...features].map(([feature, worth]) => weightOf(feature, worth))) || 1,
  );
  const starts = new Uint32Array(holding.size + 1);
  [...holding.values()].forEach((places, position) => {
    starts[position + 1] = (starts[position] ?? 0) + places.length;
  });
  return {
    positions: new Map([...holding.keys()].map((feature, position) => [feature, position])),
    starts,
    examples: Uint16Array.from([...holding.values()].flat()),
    weights: Float32Array.from(
      [...holding].flatMap(([feature, places]) =>
        places.map((at) => weightOf(feature, examples[at]?.get(feature) ?? 0) / (lengths[at] ?? 1)),
      ),
    ),
  };
}

function findPosting(
  { positions, starts, examples, weights }: Postings,
  feature: string,
): Posting | undefined {
  const position = positions.get(feature);
  if (position === undefined) return undefined;
  const [start, end] = [starts[position], starts[position + 1]];
  return { examples: examples.subarray(start, end), weights: weights.subarray(start, end) };
}

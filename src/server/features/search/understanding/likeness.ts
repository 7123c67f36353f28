import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { verbKeysOf } from '#shared/language/georgian/verb-roots.ts';
import { type Meaning, readExamples } from './lay-phrases.ts';
import { isAside, nounStemsOf } from './verbs.ts';

/** Finds what a question says by its likeness to examples, where no phrase says it word by word. */
export type ReadLikeness = (words: readonly AnalysedWord[]) => Meaning[];

/** A question is taken to mean what an example means from this likeness on, from 0 to 1. */
const leastLike = 0.45;
/** Another meaning is given beside the likeliest if it is so near. */
const nearlyAsLike = 0.9;
const mostMeanings = 2;
const gramLength = 4;
const worthOf = { stem: 1, verb: 0.8, gram: 0.35 };

interface Example {
  readonly features: ReadonlyMap<string, number>;
  readonly meaning: Pick<Meaning, 'names' | 'further'>;
}

/**
 * Reads examples once for all questions. Both are bags of stems, roots of verbs and letter n-grams, rarer ones heavier;
 * likeness is the cosine between them. The examples are the lay phrases and whole sentences of readers.
 */
export function createReadLikeness(lines: readonly string[], analyse: Analyse): ReadLikeness {
  const read = readExamples(lines, analyse).map(({ words, meaning }) => ({
    raw: featuresOf(words),
    meaning,
  }));
  const frequency = new Map<string, number>();
  for (const { raw } of read)
    for (const feature of raw.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  const weighed = (raw: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
    const heavy = new Map(
      [...raw].map(([feature, worth]) => [
        feature,
        worth * Math.log((read.length + 1) / (frequency.get(feature) ?? 1)),
      ]),
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
    const asked = words.filter((word) => !isAside(word));
    if (asked.length < 2) return [];
    const question = weighed(featuresOf(asked));
    const scores = new Map<number, number>();
    for (const [feature, weight] of question)
      for (const at of postings.get(feature) ?? [])
        scores.set(at, (scores.get(at) ?? 0) + weight * (examples[at]?.features.get(feature) ?? 0));
    const likeliest = [...scores].sort(([, one], [, other]) => other - one);
    const [, best = 0] = likeliest[0] ?? [];
    if (best < leastLike) return [];
    const meanings = new Map<string, Meaning>();
    for (const [at, certainty] of likeliest) {
      if (certainty < best * nearlyAsLike || meanings.size === mostMeanings) break;
      const example = examples[at];
      if (!example) continue;
      const key = JSON.stringify(example.meaning.names);
      const said = asked.filter((word) =>
        [...featuresOf([word]).keys()].some((feature) => feature[0] !== '<' && example.features.has(feature)),
      );
      if (!meanings.has(key) && said.length > 1)
        meanings.set(key, { words: said, ...example.meaning, certainty });
    }
    return [...meanings.values()];
  };
}

/** Stems, nouns that verbs say, roots of verbs and n-grams of words; each with what it is worth. */
function featuresOf(words: readonly AnalysedWord[]): Map<string, number> {
  const features = new Map<string, number>();
  for (const word of words) {
    if (isAside(word)) continue;
    const [skeleton = ''] = word.skeletons;
    for (const stem of [...word.stems.slice(0, 1), ...nounStemsOf(word)]) features.set(`=${stem}`, worthOf.stem);
    for (const key of verbKeysOf(skeleton)) features.set(`~${key}`, worthOf.verb);
    const edged = `^${skeleton}$`;
    for (let at = 0; at + gramLength <= edged.length; at += 1)
      features.set(`<${edged.slice(at, at + gramLength)}`, worthOf.gram);
  }
  return features;
}

import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import { preverbOf, verbKeysOf } from '#shared/language/georgian/verb-roots.ts';
import type { Phrase } from './phrases.ts';
import { readRussian } from './russian-words.ts';
import { isAside } from './verbs.ts';

/** What words of a question together say, and by which names records call that. */
export interface Meaning {
  readonly words: readonly AnalysedWord[];
  /** What that is called, and what else may be meant. */
  readonly names: readonly Phrase[];
  readonly further: readonly Phrase[];
  /** From 0 to 1, less than 1 where it is likely only. */
  readonly certainty?: number;
}

/** Recognises what a question says in a layman's words. The most telling meanings (of the most words) come first. */
export type ReadMeanings = (words: readonly AnalysedWord[]) => Meaning[];

/** A word of a phrase: by its stems and what it shares with other forms of the verb, or by its first letters where it ends in `*`. */
interface Token {
  readonly stems: readonly string[];
  readonly verbKeys: readonly string[];
  readonly preverb: string;
  readonly prefixes: readonly string[];
}

interface Entry {
  readonly tokens: readonly Token[];
  readonly names: readonly Phrase[];
  readonly further: readonly Phrase[];
}

/** Other words may stand between those of a phrase, so many. */
const maxBetween = 3;

/**
 * Reads the tables once for all questions. A line of `phrases` is `phrase, phrase = name, name`: whoever says one of the
 * phrases means the first of the names, and perhaps one of the others. A line of `synonyms` is names of one thing, and each stands for the others.
 */
export function createReadMeanings(
  phrases: readonly string[],
  synonyms: readonly (readonly string[])[],
  analyse: Analyse,
): ReadMeanings {
  const nameOf = (name: string): Phrase => analyse(name).map((word) => word.allStems);
  const entries = [
    ...phrases.flatMap((line) => readLine(line, analyse, nameOf)),
    ...synonyms.flatMap((names) =>
      names.map((name, at) => ({
        tokens: tokensOf(name, analyse),
        names: names.filter((_, other) => other !== at).map(nameOf),
        further: [],
      })),
    ),
  ].filter(({ tokens }) => tokens.length > 0);
  const listCandidates = indexEntries(entries);
  return (words) => {
    const meanings = listCandidates(words).flatMap(({ tokens, names, further }): Meaning[] => {
      const places = placesOf(words, tokens);
      return places
        ? [{ words: places.map((at) => words[at]).filter((word) => word !== undefined), names, further }]
        : [];
    });
    return meanings.sort((one, other) => other.words.length - one.words.length);
  };
}

/** Finds entries by what their first token may begin with, so that a question is compared with few of them. */
function indexEntries(entries: readonly Entry[]): (words: readonly AnalysedWord[]) => Entry[] {
  const byStem = new Map<string, Entry[]>();
  const add = (key: string, entry: Entry) => byStem.set(key, [...(byStem.get(key) ?? []), entry]);
  for (const entry of entries) {
    for (const stem of entry.tokens[0]?.stems ?? []) add(stem, entry);
    for (const key of entry.tokens[0]?.verbKeys ?? []) add(`~${key}`, entry);
    for (const prefix of entry.tokens[0]?.prefixes ?? []) add(`${prefix.slice(0, shortestPrefix)}*`, entry);
  }
  return (words) => [
    ...new Set(
      words.flatMap(({ allStems, skeletons }) => [
        ...allStems.flatMap((stem) => byStem.get(stem) ?? []),
        ...skeletons.flatMap(verbKeysOf).flatMap((key) => byStem.get(`~${key}`) ?? []),
        ...skeletons.flatMap((skeleton) => byStem.get(`${skeleton.slice(0, shortestPrefix)}*`) ?? []),
      ]),
    ),
  ];
}
/** Beginnings are at least so long. */
const shortestPrefix = 3;

function readLine(line: string, analyse: Analyse, nameOf: (name: string) => Phrase): Entry[] {
  const [phrases = '', meanings = ''] = line.split('=');
  const [name, ...further] = listOf(meanings).map(nameOf);
  if (!name) throw new Error(`A line of lay phrases says what is meant behind „=“, not so: ${line}`);
  return listOf(phrases).map((phrase) => ({ tokens: tokensOf(phrase, analyse), names: [name], further }));
}

/** The phrases of lines as texts, each with what it means: examples of how that is said. */
export function readExamples(
  lines: readonly string[],
  analyse: Analyse,
): { readonly words: AnalysedWord[]; readonly meaning: Pick<Meaning, 'names' | 'further'> }[] {
  return lines.flatMap((line) => {
    const [phrases = '', meanings = ''] = line.split('=');
    const [name, ...further] = listOf(meanings).map((one) => analyse(one).map((word) => word.allStems));
    const meaning = { names: name ? [name] : [], further };
    return listOf(phrases).map((phrase) => ({ words: analyse(readRussian(phrase)), meaning }));
  });
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function tokensOf(phrase: string, analyse: Analyse): Token[] {
  return readRussian(phrase)
    .split(/[\s-]+/)
    .flatMap((written): Token[] => {
      if (!written.endsWith('*'))
        return analyse(written).map(({ allStems, skeletons }) => ({
          stems: allStems,
          verbKeys: skeletons.flatMap(verbKeysOf),
          preverb: preverbOf(skeletons[0] ?? ''),
          prefixes: [],
        }));
      return [
        { stems: [], verbKeys: [], preverb: '', prefixes: readingsOf(written.slice(0, -1)).map(skeletonOf) },
      ];
    });
}

const fits = (word: AnalysedWord, { stems, prefixes }: Token): boolean =>
  word.allStems.some((stem) => stems.includes(stem)) ||
  prefixes.some((prefix) => word.skeletons.some((skeleton) => skeleton.startsWith(prefix)));

/** Whether a word is a form of the same verb. Words that one asks with happen to look like others: „დავიწყო“ is not „დავიწყება“. */
const isSameVerb = (word: AnalysedWord, { verbKeys }: Token): boolean =>
  verbKeys.length > 0 && !isAside(word) && keysOfVerb(word).some((key) => verbKeys.includes(key));

/** Whether two verbs begin with different preverbs, which make other verbs of one root: „ამოვარდა“, „დამივარდა“. */
function haveOtherPreverbs(word: AnalysedWord, { preverb }: Token): boolean {
  const own = preverbOf(word.skeletons[0] ?? '');
  return own !== '' && preverb !== '' && own !== preverb;
}

/** Where the words of a phrase stand, in any order but near each other; `undefined` when one is missing. */
function placesOf(words: readonly AnalysedWord[], tokens: readonly Token[]): number[] | undefined {
  const places: number[] = [];
  for (const token of tokens) {
    const at = words.findIndex(
      (word, place) =>
        !places.includes(place) &&
        (fits(word, token) ||
          (isSameVerb(word, token) && (tokens.length > 1 || !haveOtherPreverbs(word, token)))),
    );
    if (at < 0) return undefined;
    places.push(at);
  }
  const isNear = Math.max(...places) - Math.min(...places) < tokens.length + maxBetween;
  return isNear ? places.sort((one, other) => one - other) : undefined;
}

const keysOfVerb = ({ skeletons }: AnalysedWord): string[] => skeletons.flatMap(verbKeysOf);

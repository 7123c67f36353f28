import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { slipsBetween } from '#shared/language/georgian/distance.ts';
import { stemOf } from '#shared/language/georgian/stem.ts';
import {
  type Guess,
  guessWord,
  isForeign,
  isInPerson,
  listBeginnings,
  listSplits,
  nearestForm,
} from './guess.ts';
import type { Phrase } from './phrases.ts';
import { isAsideWord } from './verbs.ts';
import type { KnownWord, VocabularyRepository } from './vocabulary.repository.ts';

/** What words that stand in no record were probably meant to be. */
export interface Expansion {
  /** What may stand for a word. */
  readonly others: ReadonlyMap<AnalysedWord, readonly Phrase[]>;
  /** Words that were guessed, as readers write what was meant. */
  readonly guessed: ReadonlyMap<AnalysedWord, string>;
  /** What the last word was begun to be, letter by letter, where it is no word itself. */
  readonly begun: { readonly word: AnalysedWord; readonly phrase: Phrase } | undefined;
  /** The question as it was understood, when a word of it had to be guessed. */
  readonly suggestion: string | null;
  /** Words that nothing resembles. */
  readonly hopeless: ReadonlySet<AnalysedWord>;
}

export interface QueryWords {
  /** All words in their order, and those that say what is looked for. */
  readonly all: readonly AnalysedWord[];
  readonly meaningful: readonly AnalysedWord[];
  /** Those of them that stand in no record. */
  readonly unknown: readonly AnalysedWord[];
  /** Those of them that nothing resembles, as is known already. */
  readonly hopeless: ReadonlySet<AnalysedWord>;
}

export type Expand = (words: QueryWords) => Promise<Expansion>;

const maxCompletions = 20;
const shortestGuessed = 4;

/**
 * Reads words that stand in no record as what they are nearest to: the beginning of a word (the last one alone), a word
 * with slips, two words typed together, one word typed as two. A word that stands in some record is never doubted.
 */
export function createQueryExpansion(vocabulary: VocabularyRepository): Expand {
  return async ({ all, meaningful, unknown, hopeless }) => {
    const last = lastWord({ all, meaningful });
    const completions = last ? await vocabulary.listCompletions(last.skeletons, maxCompletions) : [];
    const beginning = last && readBeginning(last, completions);
    const doubtful = unknown.filter((word) => word !== last || completions.length === 0);
    const joined = await joinWords(vocabulary, meaningful, doubtful);
    const guesses = await guessWords(
      vocabulary,
      doubtful.filter((word) => !joined.has(word) && !hopeless.has(word)),
    );
    // First letters of a last word say too little after words that nobody knows.
    const isAfterNoise = doubtful.some((word) => word !== last && !guesses.has(word) && !joined.has(word));
    const isCompleted =
      completions.length > 0 && !isAfterNoise && (beginning?.isBeginning || meaningful.length === 1);
    const others = new Map<AnalysedWord, readonly Phrase[]>([
      ...joined,
      ...[...guesses].map(([word, { phrases }]) => [word, phrases] as const),
      ...(last && isCompleted ? [[last, [[[...new Set(completions.map((one) => one.stem))]]]] as const] : []),
    ]);
    const begun =
      last && isCompleted && beginning?.begun ? { word: last, phrase: beginning.begun } : undefined;
    const unguessed = doubtful.filter((word) => !joined.has(word) && !guesses.has(word));
    const guessed = new Map([...guesses].map(([word, { shown }]) => [word, shown] as const));
    return {
      others,
      begun,
      guessed,
      suggestion: isOther(guesses) ? suggestionOf(all, guesses) : null,
      hopeless: new Set(unguessed),
    };
  };
}

/** The word that may still be being typed. One letter with no word before it begins too many. */
function lastWord({ all, meaningful }: Pick<QueryWords, 'all' | 'meaningful'>): AnalysedWord | undefined {
  const last = meaningful.at(-1);
  const isLetter = all.length === 1 && last?.skeletons.every((skeleton) => skeleton.length === 1);
  return last === all.at(-1) && !isLetter ? last : undefined;
}

/**
 * Whether a word is rather the beginning of others than one itself, whatever it happens to be a form of: „სახს“, the
 * dative of „სახე“, of „სახსარი“. Where words begin with just its letters, words of other letters with the same key are
 * no such word: „ცელი“ begins „ცელიაკია“ and is not „წელი“.
 */
function readBeginning(
  last: AnalysedWord,
  completions: readonly KnownWord[],
): { readonly isBeginning: boolean; readonly begun: Phrase | undefined } {
  const lettered = completions.filter(({ shown }) => shown.startsWith(last.written));
  const isWord =
    lettered.length > 0
      ? lettered.some(({ shown }) => shown === last.written)
      : completions.some(({ word }) => last.skeletons.includes(word));
  const isBeginning = !isWord && completions.some(({ stem }) => !last.allStems.includes(stem));
  const stems = [...new Set(lettered.map(({ stem }) => stem))];
  const isBegun = isBeginning && stems.length > 0 && !stems.some((stem) => last.allStems.includes(stem));
  return { isBeginning, begun: isBegun ? [stems] : undefined };
}

interface WordGuess {
  readonly phrases: readonly Phrase[];
  readonly shown: string;
}

async function guessWords(
  vocabulary: VocabularyRepository,
  words: readonly AnalysedWord[],
): Promise<Map<AnalysedWord, WordGuess>> {
  const guesses = new Map<AnalysedWord, WordGuess>();
  const long = words.filter(
    ({ skeletons: [word = ''] }) => word.length >= shortestGuessed && !/^\d/.test(word),
  );
  if (long.length === 0) return guesses;
  const guessed = long.flatMap(({ skeletons, stems }) =>
    skeletons.map((word, at) => ({ word, stem: stems[at] ?? word })),
  );
  const alike = await vocabulary.listAlike(
    guessed.map(({ word }) => word),
    guessed.map(({ stem }) => stem),
  );
  for (const word of long) {
    const guess =
      guessWord(word, alike) ??
      (isInPerson(word) || isForeign(word)
        ? undefined
        : ((await guessSplit(vocabulary, word)) ?? (await guessStem(vocabulary, word))));
    if (guess && !isAsideWord(guess.shown)) guesses.set(word, { phrases: guess.phrases, shown: guess.shown });
  }
  return guesses;
}

/** „თავისტკივილი“ → „თავის ტკივილი“: both parts must be words of titles. */
async function guessSplit(vocabulary: VocabularyRepository, word: AnalysedWord): Promise<Guess | undefined> {
  const splits = listSplits(word);
  if (splits.length === 0) return undefined;
  const known = Map.groupBy(
    await vocabulary.listWithStems([...new Set(splits.flat().map(stemOf))]),
    ({ stem }) => stem,
  );
  for (const parts of splits) {
    const forms = parts.map((part) => ({ part, stem: stemOf(part), known: known.get(stemOf(part)) ?? [] }));
    if (forms.every((form) => form.known.length > 0))
      return {
        phrases: [forms.map(({ stem }) => [stem])],
        shown: forms.map((form) => nearestForm(form.part, form.known)).join(' '),
      };
  }
  return undefined;
}

/** „ვაქცინისთაის“ → „ვაქცინა“: the slip is in the ending, the word begins with a known stem. The longest one was meant. */
async function guessStem(vocabulary: VocabularyRepository, word: AnalysedWord): Promise<Guess | undefined> {
  const known = await vocabulary.listWithStems([...new Set(word.skeletons.flatMap(listBeginnings))]);
  const longest = Math.max(0, ...known.map(({ stem }) => stem.length));
  const forms = known.filter(({ stem }) => stem.length === longest);
  if (forms.length === 0) return undefined;
  return {
    phrases: [[[...new Set(forms.map(({ stem }) => stem))]]],
    shown: nearestForm(word.skeletons[0] ?? '', forms),
  };
}

/** „თავბრუ სხვევა“ → „თავბრუსხვევა“, where one of the two alone means nothing. */
async function joinWords(
  vocabulary: VocabularyRepository,
  words: readonly AnalysedWord[],
  doubtful: readonly AnalysedWord[],
): Promise<Map<AnalysedWord, readonly Phrase[]>> {
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!next || (!doubtful.includes(word) && !doubtful.includes(next))) return [];
    return [{ word, next, stem: stemOf(`${word.skeletons[0]}${next.skeletons[0]}`) }];
  });
  if (pairs.length === 0) return new Map();
  const known = new Set(
    (await vocabulary.listWithStems(pairs.map(({ stem }) => stem))).map(({ stem }) => stem),
  );
  return new Map(
    pairs
      .filter(({ stem }) => known.has(stem))
      .flatMap(({ word, next, stem }) => [
        [word, [[[stem]]]],
        [next, [[[stem]]]],
      ]),
  );
}

const isOther = (guesses: ReadonlyMap<AnalysedWord, WordGuess>): boolean =>
  [...guesses].some(([word, { shown }]) => shown !== word.written);

const suggestionOf = (all: readonly AnalysedWord[], guesses: ReadonlyMap<AnalysedWord, WordGuess>): string =>
  all.map((word) => guesses.get(word)?.shown ?? word.written).join(' ');

/** Words that stand in records only because a slip made them look like forms of shorter words. */
export type ListMisread = (words: readonly AnalysedWord[]) => Promise<ReadonlySet<AnalysedWord>>;

const longestStem = 4;
const shortestWord = 5;

/**
 * Whether a short stem is what is left of a word after more was taken off than an ending has: one of two equal consonants („ცისტტი“
 * would be „ცისტა“), or three vowels („ანეია“ would be „ანა“).
 */
const isCutShort = ({ skeletons: [skeleton = ''], stems: [stem = ''] }: AnalysedWord): boolean =>
  skeleton.length >= shortestWord &&
  stem.length <= longestStem &&
  /(?:([^aeiou])\1[aei]*|[aei]{3})$/.test(skeleton);

/** Such a word is doubted where a longer word of titles, which begins with its stem, is one slip away. */
export function createListMisread({ listAlike }: Pick<VocabularyRepository, 'listAlike'>): ListMisread {
  return async (words) => {
    const short = words.filter(isCutShort);
    if (short.length === 0) return new Set();
    const alike = await listAlike(
      short.map(({ skeletons: [skeleton = ''] }) => skeleton),
      short.map(({ stems: [stem = ''] }) => stem),
    );
    return new Set(
      short.filter(
        ({ skeletons: [skeleton = ''], stems: [stem = ''] }) =>
          !alike.some(({ word }) => word === skeleton) &&
          alike.some(
            (known) =>
              known.stem !== stem &&
              known.stem.startsWith(stem) &&
              slipsBetween(skeleton, known.word, 1) <= 1,
          ),
      ),
    );
  };
}

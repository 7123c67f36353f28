import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import type { ReadLikeness } from '../likeness/likeness.ts';
import { type Term, termQuery } from '../query-plan.ts';
import type { Meaning, ReadMeanings } from './lay-phrases.ts';
import type { GuessLayWord } from './lay-vocabulary.ts';
import type { Phrase } from './phrases.ts';
import type { Expand, ListMisread } from './query-expansion.ts';
import { readHeardRussian } from './russian-words.ts';
import { areAsideStems, isAside, nounStemsOf, saysInWhom } from './verbs.ts';

/** How many records hold each query, and how many there are. */
export type CountDocuments = (
  queries: readonly string[],
) => Promise<{ readonly documentFrequency: readonly number[]; readonly all: number }>;

export interface QueryTerms {
  readonly terms: readonly Term[];
  readonly suggestion: string | null;
  /** Whether a telling word stands in no record, and nothing was found to stand for it. */
  readonly hasUnknown: boolean;
}

type Draft = Omit<Term, 'weight' | 'documentFrequency'> & { readonly certainty?: number };

/** Weights: of words one asks with, of words that stand nowhere, of the least telling word, of words said again by a phrase. */
const asideWeight = 0.06;
const unknownWeight = 0.8;
const minWeight = 0.15;
const numberWeight = 0.2;
/** Of whom something is looked for in, beside what it is. */
const whomWeight = 0.3;
/** Whoever looks for a profession in a city would rather go to another city than to another doctor. */
const professionWeight = 1.2;
const coveredShare = 0.35;
/** Of words beside a phrase that says what is meant. */
const besideShare = 0.6;
/** Of a phrase whose words are part of a longer phrase. */
const partOfLonger = 0.5;
const minMeaning = 0.6;

/**
 * Reads a question as weighed terms: every word, heavier the fewer records hold it, and every phrase with a meaning of its
 * own. Words that nobody knows are guessed, unless the question is to be read exactly.
 */
export function createReadTerms({
  readMeanings,
  countDocuments,
  expand,
  listMisread,
  guessLayWord,
  readLikeness,
  analyse,
}: {
  readonly readMeanings: ReadMeanings;
  readonly countDocuments: CountDocuments;
  readonly expand: Expand;
  readonly listMisread: ListMisread;
  readonly guessLayWord: GuessLayWord;
  readonly readLikeness: ReadLikeness;
  readonly analyse: Analyse;
}) {
  async function readTerms(
    all: readonly AnalysedWord[],
    meaningful: readonly AnalysedWord[],
    isExact: boolean,
    /** Words for which an earlier reading has looked in vain: nothing resembles them. */
    hopeless: ReadonlySet<AnalysedWord> = new Set(),
  ): Promise<QueryTerms> {
    const readCorrected = async (
      corrections: Corrections,
      inVain: ReadonlySet<AnalysedWord>,
    ): Promise<QueryTerms> => {
      const read = (word: AnalysedWord): readonly AnalysedWord[] => corrections.get(word) ?? [word];
      const corrected = await readTerms(all.flatMap(read), meaningful.flatMap(read), isExact, inVain);
      const written = () => all.flatMap(read).map((word) => word.written);
      return { ...corrected, suggestion: corrected.suggestion ?? written().join(' ') };
    };
    const meanings = isExact
      ? []
      : mergeMeanings([...readMeanings(all), ...readLikeness(all.filter((word) => !saysInWhom(word)))]);
    const single = meanings.filter(({ words }) => words.length === 1);
    let words = meaningful.map((word): Draft => {
      const names = single.flatMap((one) => (one.words[0] === word ? one.names : []));
      const further = single.flatMap((one) => (one.words[0] === word ? one.further : []));
      const nouns = isExact ? [] : nounStemsOf(word);
      return {
        words: [word],
        own: [word.allStems],
        others: [...(nouns.length > 0 ? [[nouns]] : []), ...names],
        further,
      };
    });
    let phrases = meanings
      .filter((one) => one.words.length > 1)
      .map(
        (one): Draft => ({
          words: one.words,
          own: one.words.map((word) => word.allStems),
          others: one.names,
          further: one.further,
          certainty: one.certainty ?? 1,
        }),
      );
    const drafts = [...words, ...phrases];
    const counted = await countDocuments(drafts.map((one) => termQuery(one)));
    const { all: records } = counted;
    const loosened = drafts.map((one, at) => (counted.documentFrequency[at] === 0 ? loosen(one) : one));
    const documentFrequency = await recountDocuments(drafts, loosened, counted.documentFrequency);
    words = loosened.slice(0, words.length);
    phrases = loosened.slice(words.length);
    const misread = isExact ? new Set<AnalysedWord>() : await listMisread(meaningful);
    const unknown = words.filter(
      (one, at) =>
        (documentFrequency[at] === 0 && !one.words.every(isAside)) ||
        one.words.some((word) => misread.has(word)),
    );
    const known = phrases.filter((_, at) => (documentFrequency[words.length + at] ?? 0) > 0);
    const covered = new Set(known.flatMap((one) => one.words));
    const unknownWords = unknown.flatMap((one) => one.words);
    const heard = isExact ? nothingRead : readAs(unknownWords, readHeardRussian);
    if (heard.size > 0) return readCorrected(heard, hopeless);
    const expansion = isExact
      ? nothingMore
      : await expand({
          ...{ all, meaningful, hopeless },
          unknown: unknownWords.filter((word) => !covered.has(word)),
        });
    const guessed = isExact
      ? nothingRead
      : readAs(
          unknownWords,
          (word) =>
            expansion.guessed.get(word) ??
            (covered.has(word) || expansion.others.has(word) ? undefined : guessLayWord(word)?.written),
        );
    if (guessed.size > 0) return readCorrected(guessed, expansion.hopeless);
    const weighedWords = words.filter((one) => !one.words.every(isAside)).length;
    const widened = words.map((one) => widen(one, expansion));
    const frequencies = await recountDocuments(words, widened, documentFrequency);
    const weighed = widened.map((one, at): Term => {
      const isSingle = single.some(({ words: [word] }) => word === one.words[0]);
      const weight = weightOf({ draft: one, documentFrequency: frequencies[at] ?? 0, records, isSingle });
      const isCovered = one.words.some((word) => covered.has(word));
      const isWhom = weighedWords > 1 && one.words.some(saysInWhom);
      const isBeside = !isCovered && !isSingle && known.length > 0;
      return {
        ...one,
        weight: isWhom
          ? Math.min(weight, whomWeight)
          : weight * (isCovered ? coveredShare : isBeside ? besideShare : 1),
        documentFrequency: frequencies[at] ?? 0,
      };
    });
    const phraseTerms = known.map((one): Term => {
      const holding = documentFrequency[words.length + phrases.indexOf(one)] ?? 1;
      const isPart = known.some(
        (other) =>
          other.words.length > one.words.length && one.words.every((word) => other.words.includes(word)),
      );
      const weight =
        Math.max(minMeaning, rarity(holding, records)) *
        one.words.length ** 0.5 *
        (one.certainty ?? 1) ** 0.5;
      return { ...one, weight: isPart ? weight * partOfLonger : weight, documentFrequency: holding };
    });
    return {
      terms: [...phraseTerms, ...weighed],
      suggestion: expansion.suggestion,
      hasUnknown: weighed.some(
        (one) =>
          one.documentFrequency === 0 && isTelling(one) && !one.words.some((word) => covered.has(word)),
      ),
    };
  }

  /** What words were meant to be, for those that it changes. */
  function readAs(
    words: readonly AnalysedWord[],
    meantBy: (word: AnalysedWord) => string | undefined,
  ): Corrections {
    return new Map(
      words.flatMap((word) => {
        const meant = meantBy(word);
        const read = meant === undefined ? [word] : analyse(meant);
        return read[0]?.skeletons[0] === word.skeletons[0] ? [] : [[word, read] as const];
      }),
    );
  }

  /** Counts again only what an expansion changed. */
  async function recountDocuments(
    words: readonly Draft[],
    widened: readonly Draft[],
    documentFrequency: readonly number[],
  ): Promise<readonly number[]> {
    const changed = widened.flatMap((one, at) => (one === words[at] ? [] : [at]));
    if (changed.length === 0) return documentFrequency;
    const queries = changed.flatMap((at) => (widened[at] ? [termQuery(widened[at])] : []));
    const { documentFrequency: more } = await countDocuments(queries);
    return documentFrequency.map((count, at) => more[changed.indexOf(at)] ?? count);
  }

  return readTerms;
}

/** The words that stand for others. */
type Corrections = ReadonlyMap<AnalysedWord, readonly AnalysedWord[]>;

const nothingRead: Corrections = new Map();

const nothingMore = {
  others: new Map<AnalysedWord, readonly Phrase[]>(),
  guessed: new Map<AnalysedWord, string>(),
  begun: undefined,
  suggestion: null,
  hopeless: new Set<AnalysedWord>(),
};

/** What a name of several words that no record holds together may be found by: each of them that tells. */
function loosen(draft: Draft): Draft {
  const parts = draft.others
    .filter((name) => name.length > 1)
    .flatMap((name) => name.filter((stems) => !areAsideStems(stems)));
  return parts.length === 0
    ? draft
    : { ...draft, further: [...draft.further, ...parts.map((stems) => [stems])] };
}

function widen(draft: Draft, { others, begun }: Awaited<ReturnType<Expand>>): Draft {
  const more = draft.words.flatMap((word) => others.get(word) ?? []);
  const isBegun = begun !== undefined && draft.words.includes(begun.word);
  if (more.length === 0 && !isBegun) return draft;
  return {
    words: draft.words,
    own: isBegun ? begun.phrase : draft.own,
    others: [...draft.others, ...more, ...(isBegun ? [draft.own] : [])],
    further: draft.further,
  };
}

function weightOf({
  draft,
  documentFrequency,
  records,
  isSingle,
}: {
  readonly draft: Draft;
  readonly documentFrequency: number;
  readonly records: number;
  readonly isSingle: boolean;
}): number {
  if (draft.words.every(isAside)) return asideWeight;
  if (documentFrequency > 0 && namesProfession(draft)) return professionWeight;
  if (/^\d/.test(draft.words[0]?.written ?? '')) return numberWeight;
  if (documentFrequency === 0) return unknownWeight;
  return Math.max(isSingle ? minMeaning : minWeight, rarity(documentFrequency, records));
}

const isTelling = ({ words }: Pick<Term, 'words'>): boolean =>
  !words.every(isAside) && !words.some(({ written }) => /^\d/.test(written));

const profession = /(?:olog|iatr|terapevt)$/;
/** Whether a term is a doctor's profession. */
export const namesProfession = ({ own, others }: Pick<Term, 'own' | 'others'>): boolean =>
  [own, ...others].some((phrase) => phrase.flat().some((stem) => profession.test(stem)));

/** Inverse document frequency, 1 for a word of one record and 0 for a word of all. */
const rarity = (documentFrequency: number, records: number): number =>
  Math.log((records + 1) / Math.max(1, documentFrequency)) / Math.log(records + 1);

/** Meanings of the same words are one. */
function mergeMeanings(meanings: readonly Meaning[]): Meaning[] {
  const merged: Meaning[] = [];
  for (const meaning of meanings) {
    const at = merged.findIndex(
      ({ words }) =>
        words.length === meaning.words.length && words.every((word) => meaning.words.includes(word)),
    );
    const same = merged[at];
    if (same)
      merged[at] = {
        words: same.words,
        names: [...same.names, ...meaning.names],
        further: [...same.further, ...meaning.further],
        certainty: Math.max(same.certainty ?? 1, meaning.certainty ?? 1),
      };
    else merged.push(meaning);
  }
  return merged;
}

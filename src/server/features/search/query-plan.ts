import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { inName, inSummary, inTitle } from './index-entry.ts';
import type { FindPhrases, Phrase } from './phrases.ts';

/** A part of a question: what was asked, and what may stand for it. */
export interface Term {
  readonly words: readonly AnalysedWord[];
  readonly others: readonly Phrase[];
  /** What the words were begun to be, letter by letter, where they are no words themselves. */
  readonly begun?: Phrase;
}

/** What the index is asked, as PostgreSQL's tsquery. */
export interface Plan {
  /** Every term, anywhere in the record: what counts as found. */
  readonly everywhere: string;
  /** Every term in the title itself as it was asked or begun, without what may stand for it; to be held against `title_stems`. */
  readonly ownTitle: string;
  /** Each term in the title, held against `title_stems`: how many hold says how much of the question the title covers. */
  readonly titleTerms: readonly string[];
  /** The same in the title itself, not in other names. */
  readonly nameTerms: readonly string[];
  /** Groups of records from the best on; no record is in two of them. */
  readonly tiers: readonly Tier[];
}

export interface Tier {
  readonly query: string;
  /** Whether titles decide the order, or the date alone. */
  readonly isByTitle: boolean;
  /** Terms the title must hold. */
  readonly terms: number;
  /** Its records hold a part of the question only, and are not counted by `everywhere`. */
  readonly isPartial: boolean;
}

const mostWords = 12;
/** Titles that hold less of a question than this answer another one. */
const leastShare = 0.4;

/** The words of a question that say what is looked for; all of them when none does. */
export function meaningfulWords(words: readonly AnalysedWord[]): AnalysedWord[] {
  const meaningful = words.filter((word) => !word.isFunctionWord);
  return (meaningful.length > 0 ? meaningful : [...words]).slice(0, mostWords);
}

/** Each word is a term; words that together name something with other names are one. */
export function termsOf(words: readonly AnalysedWord[], findPhrases: FindPhrases): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findPhrases(words, at);
    const length = found?.length ?? 1;
    terms.push({ words: words.slice(at, at + length), others: found?.others ?? [] });
    at += length;
  }
  return terms;
}

/**
 * All terms in the title; then some of them there; then all in introtext and headings; then all somewhere. A term is
 * found where one of its stems is, or what may stand for it.
 */
export function planOf(terms: readonly Term[]): Plan {
  const everywhere = all(terms.map((term) => termQuery(term)));
  const inTitles = terms.map((term) => termQuery(term, titleMark));
  const someInTitle = any(inTitles);
  const inSummaries = all(terms.map((term) => termQuery(term, summaryMark)));
  const byTitle = { isByTitle: true, terms: 0, isPartial: false };
  const byDate = { isByTitle: false, terms: 0, isPartial: false };
  const partly = { ...byTitle, query: all([everywhere, someInTitle, not(all(inTitles))]) };
  return {
    everywhere,
    ownTitle: all(terms.map((term) => phraseQuery(term.begun ?? ownPhrase(term), nameMark))),
    titleTerms: terms.map((term) => termQuery(term)),
    nameTerms: terms.map((term) => termQuery(term, nameMark)),
    tiers: [
      { ...byTitle, query: all(inTitles) },
      ...(terms.length > 1 ? [partly] : []),
      { ...byDate, query: all([inSummaries, not(someInTitle)]) },
      { ...byDate, query: all([everywhere, not(someInTitle), not(inSummaries)]) },
    ],
  };
}

/** The plan that also takes titles which hold a part of the terms. */
export function partialPlanOf(terms: readonly Term[]): Plan {
  const plan = planOf(terms);
  if (terms.length < 2) return plan;
  const query = all([any(terms.map((term) => termQuery(term, titleMark))), not(plan.everywhere)]);
  const partial = { query, isByTitle: true, terms: Math.ceil(terms.length * leastShare), isPartial: true };
  return { ...plan, tiers: [...plan.tiers, partial] };
}

export const wordQuery = (word: AnalysedWord): string => any(word.allStems);

const ownPhrase = (term: Term): Phrase => term.words.map((word) => word.allStems);

type Mark = (stem: string) => readonly string[];
const plainMark: Mark = (stem) => [stem];
const nameMark: Mark = (stem) => [inName(stem)];
const titleMark: Mark = (stem) => [inTitle(stem)];
const summaryMark: Mark = (stem) => [inTitle(stem), inSummary(stem)];

const termQuery = (term: Term, mark = plainMark): string =>
  any([ownPhrase(term), ...term.others].map((phrase) => phraseQuery(phrase, mark)));
const phraseQuery = (phrase: Phrase, mark = plainMark): string =>
  all(phrase.map((stems) => any(stems.flatMap(mark))));

/** Stems are letters and digits alone, so nothing in them needs quoting. */
const any = (queries: readonly string[]): string => joined(queries, '|');
const all = (queries: readonly string[]): string => joined(queries, '&');
const not = (query: string): string => `!(${query})`;

function joined(queries: readonly string[], sign: string): string {
  const distinct = [...new Set(queries)];
  return distinct.length === 1 ? (distinct[0] ?? '') : `(${distinct.join(sign)})`;
}

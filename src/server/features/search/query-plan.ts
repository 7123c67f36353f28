import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { inSummary, inTitle } from './index-entry.ts';
import type { FindPhrases, Phrase } from './phrases.ts';

/** A part of a question: what was asked, and what may stand for it. */
export interface Term {
  readonly own: Phrase;
  readonly others: readonly Phrase[];
}

/** What the index is asked, as PostgreSQL's tsquery. */
export interface Plan {
  /** Every term, anywhere in the record. */
  readonly everywhere: string;
  /** Every term, in introtext, a heading or the title. */
  readonly inSummary: string;
  /** Every term in the title, against `title_stems`; then the same as it was asked, without what may stand for it. */
  readonly title: string;
  readonly ownTitle: string;
  /** Each term in the title, against `title_stems`: how many hold says how much of the question the title covers. */
  readonly titleTerms: readonly string[];
  /** Some term in the title, for answers to a part of the question; that many terms must hold. */
  readonly partial: { readonly query: string; readonly terms: number } | undefined;
}

const mostWords = 12;

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
    terms.push({ own: words.slice(at, at + length).map((word) => word.stems), others: found?.others ?? [] });
    at += length;
  }
  return terms;
}

export function planOf(terms: readonly Term[]): Plan {
  return {
    everywhere: conjunction(terms.map((term) => termQuery(term, asIs))),
    inSummary: conjunction(terms.map((term) => termQuery(term, (stem) => [inSummary(stem), inTitle(stem)]))),
    title: conjunction(terms.map((term) => termQuery(term, asIs))),
    ownTitle: conjunction(terms.map((term) => phraseQuery(term.own, asIs))),
    titleTerms: terms.map((term) => termQuery(term, asIs)),
    partial: undefined,
  };
}

/** The same plan, satisfied with records whose titles hold two fifths of the terms. */
export function withPartial(plan: Plan, terms: readonly Term[]): Plan {
  if (terms.length < 2) return plan;
  const query = disjunction(terms.map((term) => termQuery(term, (stem) => [inTitle(stem)])));
  return { ...plan, partial: { query, terms: Math.ceil(terms.length * 0.4) } };
}

type Mark = (stem: string) => readonly string[];
const asIs: Mark = (stem) => [stem];

const termQuery = ({ own, others }: Term, mark: Mark): string =>
  disjunction([own, ...others].map((phrase) => phraseQuery(phrase, mark)));
const phraseQuery = (phrase: Phrase, mark: Mark): string =>
  conjunction(phrase.map((stems) => disjunction([...new Set(stems)].flatMap(mark))));

/** Stems are letters and digits alone, so nothing in them needs quoting. */
const disjunction = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join('|')})`;
const conjunction = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join('&')})`;

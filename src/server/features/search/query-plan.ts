import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { inName, inSummary } from './indexing/index-entry.ts';
import type { Phrase } from './understanding/phrases.ts';

/** Records of one kind that a question can lead to: nobody reads on for longer. */
export const maxListed = 1_000;

/** A part of a question: what was asked, what may stand for it, and how much it says. */
export interface Term {
  readonly words: readonly AnalysedWord[];
  /** The words as they were asked or begun. */
  readonly own: Phrase;
  /** What may stand for them: other names, forms, what was probably meant. */
  readonly others: readonly Phrase[];
  /** What it may also be about, less likely. */
  readonly further: readonly Phrase[];
  /** From 0 to 1: how much less a record that lacks it answers. */
  readonly weight: number;
  /** How many records hold it. */
  readonly documentFrequency: number;
}

/** A term as PostgreSQL's tsqueries, each the place of a match and what that is worth. */
export interface RankedTerm {
  readonly weight: number;
  /** Against `title_stems`: without it, no place matches. */
  readonly somewhere: string;
  /** Against `title_stems`, the dearest first. */
  readonly places: readonly { readonly query: string; readonly worth: number }[];
  /** In the title itself, against `title_stems`. */
  readonly named: string;
  /** Anywhere, against `stems`; absent for a term that does not decide. */
  readonly anywhere: string | undefined;
}

/** What the index is asked. */
export interface Plan {
  /** Records that are looked at, against `stems`; and those that hold all telling terms, but may do so in their text alone. */
  readonly candidates: string;
  readonly inTextAlone: string;
  readonly terms: readonly RankedTerm[];
  /** What a record is worth that holds every telling term, but in its text alone. */
  readonly inText: number;
  /** A share of the question, by worth: what holds less is not found. */
  readonly least: number;
}

const maxWords = 12;

/** Of all that a match may be worth: in the title, in another name, in introtext and headings, in the text. */
export const worth = {
  title: 1,
  otherTitle: 0.9,
  name: 0.93,
  otherName: 0.84,
  summary: 0.5,
  otherSummary: 0.44,
  furtherTitle: 0.78,
  furtherName: 0.74,
  text: 0.22,
};
/** A term that says less than this share of the most telling one brings no candidates by itself. */
const tellingShare = 0.2;
/** A term that weighs less is looked for in titles alone. */
const minDeciding = 0.1;
/** More records than this are not weighed for terms that may stand apart. */
const maxLooked = 5_000;

/** The words of a question that say what is looked for; all of them when none does. */
export function meaningfulWords(words: readonly AnalysedWord[]): AnalysedWord[] {
  const meaningful = words.filter((word) => !word.isFunctionWord);
  return (meaningful.length > 0 ? meaningful : [...words]).slice(0, maxWords);
}

/**
 * Whatever holds a telling term in its title is looked at, or the most telling one in its summary, and whatever holds all
 * of them anywhere. Where that would be very many records, they must hold two of them.
 */
export function planOf(terms: readonly Term[], least: number): Plan {
  const known = terms.filter(isKnown);
  const most = Math.max(...known.map(({ weight }) => weight));
  const telling = known.filter(({ weight }) => weight >= most * tellingShare);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const tellingWords = new Set(telling.flatMap(({ words }) => words));
  const tellingTerms = terms.filter(({ words }) => words.every((word) => tellingWords.has(word)));
  const isMany =
    telling.length > 1 &&
    telling.reduce((sum, { documentFrequency }) => sum + documentFrequency, 0) > maxLooked;
  return {
    candidates: anyOf(isMany ? pairsOf(telling) : listAlone(telling, most)),
    inTextAlone: all(telling.map((term) => termQuery(term, plainMark))),
    terms: terms.map(rankedTerm),
    inText: (worth.text * tellingTerms.reduce((sum, { weight }) => sum + weight, 0)) / total,
    least,
  };
}

export const isKnown = ({ documentFrequency }: Term): boolean => documentFrequency > 0;

const listAlone = (telling: readonly Term[], most: number): string[] => [
  ...telling.map((term) => termQuery(term, titleMark)),
  ...telling.filter(({ weight }) => weight === most).map((term) => termQuery(term, summaryMark)),
];

/**
 * Records that hold two of the terms: one in their title, a later one there or in the summary. The index looks up every word of a
 * query as often as it is written, so each is written seldom: a phrase that stands for two terms is enough by itself, a phrase of
 * words that are terms too brings nothing that those do not, and the rest is parted in halves instead of listing each pair.
 */
function pairsOf(telling: readonly Term[]): string[] {
  const phrases = distinctPhrasesOf(telling);
  const titles = phrases.map((some) => some.map((phrase) => phraseQuery(phrase, titleMark)));
  const shared = new Set(titles.flat().filter((one, at, every) => every.indexOf(one) !== at));
  const own = titles.map((some) => some.filter((one) => !shared.has(one)));
  const summaries = phrases.map((some) => some.map((phrase) => phraseQuery(phrase, summaryMark)));
  const across = (from: number, to: number): string[] => {
    if (to - from < 2) return [];
    const middle = Math.ceil((from + to) / 2);
    const first = own.slice(from, middle).flat();
    const later = [...own.slice(middle, to), ...summaries.slice(middle, to)].flat();
    return [
      ...(first.length > 0 && later.length > 0 ? [all([anyOf(first), anyOf(later)])] : []),
      ...across(from, middle),
      ...across(middle, to),
    ];
  };
  return [...shared, ...across(0, telling.length)];
}

/** The phrases of each term, without those that hold words of two other terms. */
function distinctPhrasesOf(terms: readonly Term[]): Phrase[][] {
  const phrases = terms.map((term) => [
    ...new Map(phrasesOf(term).map((phrase) => [phraseQuery(phrase, plainMark), phrase])).values(),
  ]);
  const holders = new Map<string, number[]>();
  for (const [at, some] of phrases.entries())
    for (const phrase of some)
      if (phrase.length === 1) {
        const query = phraseQuery(phrase, plainMark);
        holders.set(query, [...(holders.get(query) ?? []), at]);
      }
  const isImplied = (phrase: Phrase): boolean => {
    const found = phrase.flatMap((stems) => holders.get(phraseQuery([stems], plainMark)) ?? []);
    return phrase.length > 1 && new Set(found).size > 1;
  };
  return phrases.map((some) => some.filter((phrase) => !isImplied(phrase)));
}

function rankedTerm(term: Term): RankedTerm {
  const { own, others, further, weight } = term;
  const named = termQuery(term, nameMark);
  const somewhere = termQuery(term, shortMark);
  if (weight < minDeciding)
    return {
      weight,
      somewhere,
      places: place([own, ...others], plainMark, worth.name),
      named,
      anywhere: undefined,
    };
  return {
    weight,
    somewhere,
    places: [
      ...place([own], nameMark, worth.title),
      ...place([own], plainMark, worth.name),
      ...place(others, nameMark, worth.otherTitle),
      ...place(others, plainMark, worth.otherName),
      ...place(further, nameMark, worth.furtherTitle),
      ...place(further, plainMark, worth.furtherName),
      ...place([own], shortMark, worth.summary),
      ...place([...others, ...further], shortMark, worth.otherSummary),
    ],
    named,
    anywhere: termQuery(term, plainMark),
  };
}

const place = (phrases: readonly Phrase[], mark: Mark, value: number): RankedTerm['places'] =>
  phrases.length > 0
    ? [{ query: anyOf(phrases.map((phrase) => phraseQuery(phrase, mark))), worth: value }]
    : [];

type Mark = (stem: string) => readonly string[];
const plainMark: Mark = (stem) => [stem];
const nameMark: Mark = (stem) => [inName(stem)];
/** In `stems` titles and summaries are marked; in `title_stems` a title's stem stands bare. */
const titleMark: Mark = (stem) => [`T${stem}`];
const summaryMark: Mark = (stem) => [inSummary(stem)];
const shortMark: Mark = (stem) => [stem, inSummary(stem)];

type Phrases = Pick<Term, 'own' | 'others' | 'further'>;

const phrasesOf = ({ own, others, further }: Phrases): Phrase[] => [own, ...others, ...further];
export const termQuery = (term: Phrases, mark: Mark = plainMark): string =>
  anyOf(phrasesOf(term).map((phrase) => phraseQuery(phrase, mark)));
const phraseQuery = (phrase: Phrase, mark: Mark): string =>
  all(phrase.map((stems) => anyOf(stems.flatMap(mark))));

/** Stems are letters and digits alone, so nothing in them needs quoting. */
const anyOf = (queries: readonly string[]): string => joined(queries, '|');
const all = (queries: readonly string[]): string => joined(queries, '&');

function joined(queries: readonly string[], sign: string): string {
  const distinct = [...new Set(queries)];
  return distinct.length === 1 ? (distinct[0] ?? '') : `(${distinct.join(sign)})`;
}

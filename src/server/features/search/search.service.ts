import type { DataQueries } from '#server/queries/queries.service.ts';
import { withinTime } from '#server/queries/within-time.ts';
import type { GroupedSearchAnswer, SearchAnswer } from '#shared/collections/search.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { type AnalysedWord, createAnalyse } from '#shared/language/georgian/analyse.ts';
import { loadAlert, namesOfHelp } from './emergency/emergency-alert.ts';
import type { EmergencyTopic } from './emergency/emergency-phrases.data.ts';
import { recogniseEmergency } from './emergency/recognise-emergency.ts';
import type { SearchKind } from './indexing/kinds.ts';
import { isOffTopic } from './likeness/off-topic.ts';
import { prepareUnderstanding } from './likeness/own-understanding.ts';
import { openingMinute } from './opening/opening-minute.ts';
import { isKnown, maxListed, meaningfulWords, type Plan, planOf, type Term } from './query-plan.ts';
import { readSearchQuery, type SearchQuery } from './read-search-query.ts';
import { presentRecords } from './results.ts';
import type { FindRecords, FoundRecords, SearchRepository } from './search.repository.ts';
import { createMakeSnippet } from './snippets.ts';
import { favoursOfIntents, namesDoctor } from './understanding/intents.ts';
import { createListMisread, createQueryExpansion } from './understanding/query-expansion.ts';
import { createReadTerms, namesProfession } from './understanding/query-terms.ts';
import { readRussian } from './understanding/russian-words.ts';
import type { VocabularyRepository } from './understanding/vocabulary.repository.ts';
import { rememberCommonWords } from './words/common-words.ts';
import { readEnglish } from './words/english-words.ts';
import { type TaughtWord, withTaughtWords } from './words/taught-words.ts';

export interface SearchOptions {
  readonly records: SearchRepository;
  readonly vocabulary: VocabularyRepository;
  readonly kinds: readonly SearchKind[];
  readonly ask: DataQueries['ask'];
  /** Lists the words that editors taught the search. */
  readonly listTaughtWords: () => Promise<readonly TaughtWord[]>;
  /** A search that takes longer is given up. */
  readonly maxSearchMs?: number;
  /** The time in milliseconds. */
  readonly now: () => number;
}

interface Understood {
  readonly terms: readonly Term[];
  readonly found: FoundRecords;
  readonly suggestion: string | null;
  readonly isPartial: boolean;
  /** Whether the order is that of this minute. */
  readonly isMomentary?: boolean;
}

/** What a record must hold of a query to be found, by what places are worth; and to be taken for a whole answer. */
const minCoverage = 0.2;
/** The same where nothing holds so much: little is better than an empty page. */
const minRemoteCoverage = 0.08;
const minFullCoverage = 0.57;
/** The same where a word had to be guessed: what was found without it answers something else. */
const minGuessedCoverage = 0.65;

/** Kinds that are rarely what a query is for: their titles are short and would come before answers. */
const favours: Readonly<Record<string, number>> = {
  tag: -0.12,
  category: -0.08,
  author: -0.08,
  special_project: -0.06,
  journal: -0.06,
  consultant: -0.06,
  services: -0.03,
  staticpage: -0.03,
  calculation: -0.02,
  question: -0.04,
};

const favourOfProfession = 0.25;

/** What costs money or is paid for by a sponsor is not found beside an alert. */
const soldKinds: ReadonlySet<string> = new Set(['services', 'consultant', 'special_project']);

/** Answers `search` of CONTRACT.md section 4: understands the query, finds, loads what is shown. */
export function createSearch({
  records,
  vocabulary,
  kinds,
  ask,
  listTaughtWords,
  maxSearchMs = 10_000,
  now,
}: SearchOptions) {
  const analyse = createAnalyse();
  const expand = createQueryExpansion(vocabulary);
  const listMisread = createListMisread(vocabulary);
  const countDocuments = rememberCommonWords(records.countDocuments, now);
  let reading: Promise<ReadTerms> | undefined;

  /** Reads terms with what editors have taught; a change of that is announced. */
  async function loadReadTerms(): Promise<ReadTerms> {
    reading ??= listTaughtWords().then((words) =>
      createReadTerms({
        ...withTaughtWords(prepareUnderstanding(), words, analyse),
        ...{ countDocuments, expand, listMisread, analyse },
      }),
    );
    const current = reading;
    return current.catch((error) => {
      if (reading === current) reading = undefined;
      throw error;
    });
  }

  const names = kinds.map((kind) => kind.collection.name);

  const listKinds = ({ types }: SearchQuery) => names.filter((name) => types?.includes(name) ?? true);

  /** @throws Problem `bad_input` for a body that cannot be read. */
  async function answerQuestion(body: unknown): Promise<{
    answer: SearchAnswer | GroupedSearchAnswer;
    tags: ReadonlySet<string>;
    isMomentary: boolean;
  }> {
    const query = readSearchQuery(body, names);
    const emergency = recogniseEmergency(readEnglish(query.text));
    const {
      terms,
      found,
      suggestion,
      isPartial,
      isMomentary = false,
    } = await withinTime(understand(query, emergency), maxSearchMs).catch((error) => {
      // Who cries for help is told what to do even where nothing can be found now.
      if (emergency && error instanceof Problem && error.kind === 'unavailable') return nothingInTime;
      throw error;
    });
    const { alert, tags: alertTags } = await loadAlert(emergency, ask);
    const { results, tags } = await presentRecords({
      found: found.records,
      kinds,
      fields: query.fields,
      makeSnippet: createMakeSnippet(terms),
      ask,
    });
    const listed = listKinds(query);
    const total = listed.reduce((sum, name) => sum + (found.counts[name] ?? 0), 0);
    return {
      answer: {
        search: query.isGrouped ? groupsOf(results, found.kindOrder) : results.map(({ result }) => result),
        total: Math.min(total, maxListed),
        types: { ...found.counts },
        suggestion,
        alert,
        partial: isPartial,
        ...(query.counts.length > 0 ? { counts: found.facetCounts } : {}),
      } as SearchAnswer | GroupedSearchAnswer,
      tags: tags.union(alertTags).union(taughtTags),
      isMomentary,
    };
  }

  async function understand(query: SearchQuery, emergency: EmergencyTopic | null): Promise<Understood> {
    const namesOfOne = query.names ?? (query.isExact ? undefined : namesOfHelp(emergency));
    const kinds = emergency ? names.filter((name) => !soldKinds.has(name)) : names;
    if (namesOfOne) return findNames(query, namesOfOne, kinds);
    const all = analyse(readRussian(readEnglish(query.text))).filter((word) => !isNoise(word));
    const meaningful = meaningfulWords(all);
    if (meaningful.length === 0) return nothingFound;
    const readTerms = await loadReadTerms();
    const { terms, suggestion, hasUnknown } = await readTerms(all, meaningful, query.isExact);
    if (!terms.some(isKnown)) return nothingFound;
    const openAt = openingMinute({ text: query.text, words: all }, now());
    const ranking = { kinds, favours: favoursOf(terms, all), openAt };
    const close = await find(query, all, planOf(terms, minCoverage), ranking);
    const found =
      countOf(close) > 0 ? close : await find(query, all, planOf(terms, minRemoteCoverage), ranking);
    const isPartial =
      countOf(found) > 0 &&
      (isOffTopic(query.text) ||
        (terms.length > 1 &&
          (hasUnknown || found.topCoverage < (suggestion === null ? minFullCoverage : minGuessedCoverage))));
    return {
      ...{ terms, found, suggestion: countOf(found) > 0 ? suggestion : null, isPartial },
      isMomentary: openAt !== undefined,
    };
  }

  /** Names of one thing are one term: the first is asked for, the others may stand for it. */
  async function findNames(
    query: SearchQuery,
    namesOfOne: readonly string[],
    kinds: readonly string[],
  ): Promise<Understood> {
    const [first, ...others] = namesOfOne
      .map((name) => meaningfulWords(analyse(name)))
      .filter((words) => words.length);
    if (!first) return nothingFound;
    const [own = [], ...phrases] = [first, ...others].map((words) => words.map((word) => word.allStems));
    const term = { words: first, own, others: phrases, further: [], weight: 1, documentFrequency: 1 };
    const found = await find(query, first, planOf([term], minCoverage), { kinds });
    return { terms: [term], found, suggestion: null, isPartial: false };
  }

  function find(
    query: SearchQuery,
    all: readonly AnalysedWord[],
    plan: Plan,
    ranking: Pick<FindRecords, 'kinds'> & Partial<Pick<FindRecords, 'favours' | 'openAt'>>,
  ): Promise<FoundRecords> {
    return records.findRecords({
      plan,
      keys: keysOf(all),
      words: meaningfulWords(all).flatMap((word) => word.skeletons.slice(0, 1)),
      kinds: ranking.kinds,
      listedKinds: listKinds(query),
      favours: ranking.favours ?? favours,
      openAt: ranking.openAt,
      facets: query.facets,
      countedFacets: query.counts,
      limit: query.limit,
      offset: query.offset,
      isGrouped: query.isGrouped,
    });
  }

  const forget = () => {
    reading = undefined;
  };
  return {
    answerQuestion,
    drop: (tag: string) => (taughtTags.has(tag) ? forget() : undefined),
    forgetAll: forget,
  };
}

type ReadTerms = ReturnType<typeof createReadTerms>;

const taughtTags: ReadonlySet<string> = new Set(['taught_word:*']);

const nothingFound: Understood = {
  terms: [],
  found: { counts: {}, kindOrder: [], records: [], facetCounts: {}, topCoverage: 0 },
  suggestion: null,
  isPartial: false,
};

const nothingInTime: Understood = { ...nothingFound, isPartial: true, isMomentary: true };

/** A profession names doctors before all that is written about its field; other words name other kinds. */
function favoursOf(terms: readonly Term[], words: readonly AnalysedWord[]): Readonly<Record<string, number>> {
  const named = { ...favours, ...favoursOfIntents(words) };
  return terms.some(namesProfession) || namesDoctor(words) ? { ...named, doctor: favourOfProfession } : named;
}

/** One letter over and over says nothing, though its skeleton may be the key of something: „აააა“. */
const isNoise = ({ written }: AnalysedWord): boolean => /^(.)\1{2,}$/u.test(written);

/** Results by kind, the kind with the best one first. */
function groupsOf(
  results: Awaited<ReturnType<typeof presentRecords>>['results'],
  order: readonly string[],
): Record<string, readonly object[]> {
  const groups = Map.groupBy(results, ({ kind }) => kind);
  return Object.fromEntries(
    order.flatMap((kind) => {
      const own = groups.get(kind);
      return own ? [[kind, own.map(({ result }) => result)]] : [];
    }),
  );
}

const countOf = ({ counts }: FoundRecords): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The query as a title would be keyed, in each reading its words have: three at most. */
function keysOf(words: readonly AnalysedWord[]): string[] {
  const readings = [0, 1, 2].map((at) =>
    words.map(({ skeletons }) => skeletons[at] ?? skeletons[0]).join(' '),
  );
  return [...new Set(readings)];
}

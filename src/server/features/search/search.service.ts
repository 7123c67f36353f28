import type { Restql } from '#server/restql/restql.service.ts';
import type { GroupedSearchAnswer, SearchAnswer } from '#shared/collections/search.ts';
import { type AnalysedWord, createAnalyse } from '#shared/language/georgian/analyse.ts';
import type { SearchKind } from './kinds.ts';
import { createFindPhrases } from './phrases.ts';
import { meaningfulWords, type Plan, partialPlanOf, planOf, termsOf } from './query-plan.ts';
import { type Question, readQuestion } from './read-question.ts';
import { presentRecords } from './results.ts';
import { type FoundRecords, mostListed, type SearchRepository } from './search.repository.ts';
import { synonyms } from './synonyms.data.ts';
import type { VocabularyRepository } from './vocabulary.repository.ts';
import { createIsBeginning, createWiden } from './widening.ts';

export interface SearchOptions {
  readonly records: SearchRepository;
  readonly vocabulary: VocabularyRepository;
  readonly kinds: readonly SearchKind[];
  readonly ask: Restql['ask'];
}

interface Understood {
  readonly found: FoundRecords;
  readonly suggestion: string | null;
}

/** Fewer records than this, and the question is read more widely. */
const enough = 10;

/** Answers `search` of CONTRACT.md section 4: understands the question, finds, loads what is shown. */
export function createSearch({ records, vocabulary, kinds, ask }: SearchOptions) {
  const analyse = createAnalyse(20_000);
  const findPhrases = createFindPhrases(synonyms, analyse);
  const widen = createWiden(vocabulary, findPhrases);
  const isBeginning = createIsBeginning(vocabulary);
  const names = kinds.map((kind) => kind.collection.name);

  const listedKinds = ({ types }: Question) => names.filter((name) => types?.includes(name) ?? true);

  /** @throws Problem `bad_input` for a body that cannot be read. */
  async function answerQuestion(
    body: unknown,
  ): Promise<{ answer: SearchAnswer | GroupedSearchAnswer; tags: ReadonlySet<string> }> {
    const question = readQuestion(body, names);
    const { found, suggestion } = await understand(question);
    const { results, tags } = await presentRecords({
      found: found.records,
      kinds,
      fields: question.fields,
      ask,
    });
    const listed = listedKinds(question);
    const total = listed.reduce((sum, name) => sum + (found.counts[name] ?? 0), 0);
    return {
      answer: {
        search: question.isGrouped ? groupsOf(results) : results.map(({ result }) => result),
        total: Math.min(total, mostListed),
        types: { ...found.counts },
        suggestion,
      } as SearchAnswer | GroupedSearchAnswer,
      tags,
    };
  }

  async function understand(question: Question): Promise<Understood> {
    if (question.names) return { found: await findNames(question, question.names), suggestion: null };
    const all = analyse(question.text);
    const meaningful = meaningfulWords(all);
    if (meaningful.length === 0) return { found: nothing, suggestion: null };
    const asAsked = await find(question, all, planOf(termsOf(meaningful, findPhrases)));
    const count = countOf(asAsked);
    const isEnough = count >= enough;
    if (isEnough && !(await isBeginning({ all, meaningful }))) return { found: asAsked, suggestion: null };
    const { terms, suggestion } = await widen({ all, meaningful, areKnown: count > 0 });
    const plan = isEnough ? planOf(terms) : partialPlanOf(terms);
    const widely = terms.length > 0 ? await find(question, all, plan) : asAsked;
    return { found: widely, suggestion: countOf(widely) > 0 ? suggestion : null };
  }

  /** Names of one thing are one term: the first is asked for, the others may stand for it. */
  function findNames(question: Question, names: readonly string[]): Promise<FoundRecords> {
    const [first, ...others] = names
      .map((name) => meaningfulWords(analyse(name)))
      .filter((words) => words.length);
    if (!first) return Promise.resolve(nothing);
    const phrases = others.map((words) => words.map((word) => word.allStems));
    return find(question, first, planOf([{ words: first, others: phrases }]));
  }

  function find(question: Question, all: readonly AnalysedWord[], plan: Plan): Promise<FoundRecords> {
    return records.findRecords({
      plan,
      keys: keysOf(all),
      words: meaningfulWords(all).flatMap((word) => word.skeletons.slice(0, 1)),
      kinds: names,
      listed: listedKinds(question),
      limit: question.limit,
      offset: question.offset,
      isGrouped: question.isGrouped,
    });
  }

  return { answerQuestion };
}

const nothing: FoundRecords = { counts: {}, records: [] };

function groupsOf(
  results: Awaited<ReturnType<typeof presentRecords>>['results'],
): Record<string, readonly object[]> {
  const groups = Map.groupBy(results, ({ kind }) => kind);
  return Object.fromEntries([...groups].map(([kind, own]) => [kind, own.map(({ result }) => result)]));
}

const countOf = ({ counts }: FoundRecords): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The question as a title would be keyed, in each reading its words have: three at most. */
function keysOf(words: readonly AnalysedWord[]): string[] {
  const readings = [0, 1, 2].map((at) =>
    words.map(({ skeletons }) => skeletons[at] ?? skeletons[0]).join(' '),
  );
  return [...new Set(readings)];
}

import type { Category } from '#shared/collections/category.ts';
import type { Clinic, OpeningHours } from '#shared/collections/clinic.ts';
import type { Profession } from '#shared/collections/profession.ts';
import {
  type GroupedSearchAnswer,
  type SearchAlert,
  type SearchAnswer,
  type SearchFacet,
  type SearchResult,
  searchFacets,
} from '#shared/collections/search.ts';
import type { Term } from '#shared/collections/term.ts';
import { searchKinds } from '#shared/language/ka/site/search.ts';
import { searchNarrowing } from '#shared/language/ka/site/search-answer.ts';
import { RecordMissing } from '#web/data/load-errors.ts';
import {
  type Chosen,
  type Filter,
  idCondition,
  listOptions,
  readChosen,
} from '#web/layouts/listing/listing.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';

export type Kind = keyof typeof searchKinds;
/** All kinds in display order. */
export const kinds = Object.keys(searchKinds) as readonly Kind[];

export type Topic = Pick<Category, 'id' | 'title' | 'url'>;

export interface SearchData {
  readonly query: string;
  /** Whether nothing is guessed: the query is searched for as it was typed. */
  readonly isExact: boolean;
  /** The selected kind; `undefined` shows the first results of each kind. */
  readonly kind: Kind | undefined;
  /** What the results are narrowed to, and by what they can be. */
  readonly narrowed: Chosen;
  readonly filters: readonly Filter[];
  /** Undefined if the query is too short. */
  readonly results: SearchResults | undefined;
  /** Opening hours of the clinics among the results. */
  readonly hours: HoursById;
  /** Topics to browse when there is no query or nothing was found; otherwise empty. */
  readonly topics: readonly Topic[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

export type FoundTerm = Pick<SearchResult, 'title' | 'introtext' | 'url'>;

export interface SearchResults {
  /** The term whose definition answers the query, if it is plainly about one. */
  readonly definition: FoundTerm | undefined;
  readonly groups: readonly { readonly kind: Kind; readonly results: readonly SearchResult[] }[];
  /** Number of results by the values of each facet. */
  readonly counts: NonNullable<SearchAnswer['counts']>;
  /** Number of results by kind, and in total. */
  readonly types: Readonly<Record<string, number>>;
  readonly all: number;
  /** The corrected query, if the search had to correct it. */
  readonly suggestion: string | null;
  readonly alert: SearchAlert | null;
  /** Whether only part of the query was found. */
  readonly isPartial: boolean;
}

/** Opening hours by the clinic's id. */
export type HoursById = Readonly<Record<number, readonly OpeningHours[]>>;

const minQueryLength = 2;
const perGroup = 4;
const perPage = 20;
const topicsShown = 24;
const fields = ['type', 'id', 'title', 'url', 'introtext', 'snippet'];

/**
 * Loads the results of a query: the first ones of each kind, or a page of one kind. Throws `RecordMissing` for an
 * unknown kind or page.
 */
export async function loadSearch({ data, search }: LoadRequest): Promise<SearchData> {
  const query = (search.get('q') ?? '').trim();
  const page = readPage(search);
  const kind = readKind(search.get('type') || undefined);
  const isExact = search.get('exact') === '1';
  const narrowed = readChosen(search, searchFacets);
  const find = { q: query, ...(isExact ? { exact: true } : {}), ...facetConditions(narrowed) };
  const isSearchable = query.length >= minQueryLength;
  const [response, startTopics, mostRead] = await Promise.all([
    isSearchable ? (kind ? searchKind(data, find, kind, page) : searchAllKinds(data, find)) : undefined,
    query === '' ? loadTopics(data) : [],
    loadMostRead(data),
  ]);
  const [topics, filters, hours] = response
    ? await Promise.all([
        response.results.all === 0 ? loadTopics(data) : [],
        listFilters(data, response.results.counts, narrowed),
        loadHours(data, response.results),
      ])
    : [startTopics, [], {}];
  const pages = kind && response ? Math.max(1, Math.ceil(response.total / perPage)) : 1;
  if (page > pages) throw new RecordMissing(`page ${page}`);
  return {
    query,
    isExact,
    kind,
    narrowed,
    filters,
    results: response?.results,
    hours,
    topics,
    page,
    pages,
    mostRead,
  };
}

/** Loads the opening hours of the clinics among the results, which say whether they are open now. */
async function loadHours(data: LoadRequest['data'], { groups }: SearchResults): Promise<HoursById> {
  const ids = groups.flatMap(({ kind, results }) => (kind === 'clinic' ? results.map(({ id }) => id) : []));
  if (ids.length === 0) return {};
  const query = { find: { id: { $in: ids } }, fields: ['id', 'hours'], limit: ids.length };
  const { records } = await data.optionalList<readonly Pick<Clinic, 'id' | 'hours'>[]>('clinic', query, []);
  return Object.fromEntries(records.map(({ id, hours }) => [id, hours]));
}

async function loadTopics(data: LoadRequest['data']): Promise<readonly Topic[]> {
  const topicQuery = {
    find: { 'parent.id': null },
    fields: ['id', 'title', 'url'],
    sort: 'position',
    limit: topicsShown,
  };
  return (await data.optionalList<readonly Topic[]>('category', topicQuery, [])).records;
}

function readKind(name: string | undefined): Kind | undefined {
  if (name === undefined) return undefined;
  const kind = kinds.find((each) => each === name);
  if (!kind) throw new RecordMissing(`kind ${name}`);
  return kind;
}

type SearchFind = { readonly q: string; readonly exact?: boolean } & Readonly<
  Partial<Record<SearchFacet, string | number>>
>;

/** Whole numbers but for the city; a value that is none finds nothing. */
const facetConditions = (narrowed: Chosen): Readonly<Partial<Record<SearchFacet, string | number>>> =>
  Object.fromEntries(
    Object.entries(narrowed).map(([name, value]) => {
      const id = name === 'city' ? value : idCondition(value);
      return [name, typeof id === 'object' ? 0 : id];
    }),
  );

/** The facets that tell results apart, or are chosen, with the names of their values. */
async function listFilters(
  data: LoadRequest['data'],
  counts: SearchResults['counts'],
  narrowed: Chosen,
): Promise<Filter[]> {
  const offered = searchFacets.filter(
    (name) => narrowed[name] !== undefined || Object.keys(counts[name] ?? {}).length > 1,
  );
  const [topics, professions] = await Promise.all([
    offered.includes('category') ? loadTopics(data) : [],
    offered.includes('profession')
      ? data
          .optionalList<readonly Pick<Profession, 'id' | 'title'>[]>(
            'profession',
            { fields: ['id', 'title'], limit: 100 },
            [],
          )
          .then(({ records }) => records)
      : [],
  ]);
  const titles = (records: readonly { readonly id: number; readonly title: string }[]) => {
    const byId = new Map(records.map(({ id, title }) => [String(id), title]));
    return (value: string) => byId.get(value);
  };
  const titleOf: Partial<Record<SearchFacet, (value: string) => string | undefined>> = {
    category: titles(topics),
    profession: titles(professions),
  };
  return offered
    .map((name) => ({
      name,
      label: searchNarrowing.labels[name],
      unfilteredLabel: searchNarrowing.unfiltered,
      options: listOptions(counts[name], narrowed[name], titleOf[name]),
    }))
    .filter(({ name, options }) => options.length > 1 || narrowed[name] !== undefined);
}

interface SearchPage {
  readonly total: number;
  readonly results: SearchResults;
}

async function searchAllKinds(data: LoadRequest['data'], find: SearchFind): Promise<SearchPage> {
  const response = await data.query<GroupedSearchAnswer>('search', {
    find,
    fields,
    counts: searchFacets,
    group: 'type',
    limit: perGroup,
  });
  const groups = Object.entries(response.search).flatMap(([name, results]) => {
    const kind = kinds.find((each) => each === name);
    return kind ? [{ kind, results }] : [];
  });
  const named = `${find.q} ${response.suggestion ?? ''}`;
  const definition = response.partial ? undefined : await loadDefinition(data, named, groups[0]);
  return { total: response.total, results: { ...countsOf(response), groups, definition } };
}

async function searchKind(
  data: LoadRequest['data'],
  find: SearchFind,
  kind: Kind,
  page: number,
): Promise<SearchPage> {
  const response = await data.query<SearchAnswer>('search', {
    find: { ...find, type: kind },
    fields,
    counts: searchFacets,
    limit: perPage,
    page,
  });
  const groups = response.search.length > 0 ? [{ kind, results: response.search }] : [];
  return { total: response.total, results: { ...countsOf(response), groups, definition: undefined } };
}

/**
 * The first result of all, where it is a term and the query names it by its title or another name: its definition answers before
 * anything else is read.
 */
async function loadDefinition(
  data: LoadRequest['data'],
  query: string,
  group: SearchResults['groups'][number] | undefined,
): Promise<FoundTerm | undefined> {
  const [first] = group?.kind === 'term' ? group.results : [];
  if (!first) return undefined;
  // A page that arrives has its definition: the browser needs the ways to type Georgian for its next search alone.
  const naming = await loadChunk('names', () => import('#web/layouts/search/mark-typed.ts')).catch(
    () => null,
  );
  if (!naming) return undefined;
  const { namesAll } = naming;
  if (namesAll(first.title, query)) return first;
  const { records } = await data.optionalList<readonly Pick<Term, 'synonyms'>[]>(
    'term',
    { find: { id: first.id }, fields: ['synonyms'], limit: 1 },
    [],
  );
  return records[0]?.synonyms.some((name) => namesAll(name, query)) ? first : undefined;
}

const countsOf = ({
  types,
  suggestion,
  alert,
  partial,
  counts = {},
}: Pick<SearchAnswer, 'types' | 'suggestion' | 'alert' | 'partial' | 'counts'>) => ({
  counts,
  types,
  suggestion,
  alert,
  isPartial: partial,
  all: Object.values(types).reduce((sum, count) => sum + count, 0),
});

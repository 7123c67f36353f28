import type { EncyclopediaSection } from '#shared/collections/encyclopedia-section.ts';
import { otherLetters } from '#shared/collections/letter-buckets.ts';
import type { Counts } from '#shared/collections/query.ts';
import type { SearchAnswer, SearchResult } from '#shared/collections/search.ts';
import type { Term } from '#shared/collections/term.ts';
import { alphabet } from '#shared/language/georgian/alphabet.ts';
import { RecordMissing } from '#web/data/load-errors.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

export type IndexedTerm = Pick<Term, 'id' | 'title' | 'url' | 'letter' | 'introtext'>;
export type TermResult = Pick<SearchResult, 'type' | 'id' | 'title' | 'url' | 'introtext'>;
export type Section = Pick<EncyclopediaSection, 'id' | 'alias' | 'title'>;

/** The result of a search for terms. */
export interface TermSearch {
  readonly query: string;
  readonly terms: readonly TermResult[];
  readonly total: number;
  readonly suggestion: string | null;
}

export interface EncyclopediaData {
  readonly letter: string | undefined;
  readonly section: Section | undefined;
  readonly sections: readonly Section[];
  readonly terms: readonly IndexedTerm[];
  readonly total: number;
  /** Number of terms per letter within the selected section, and per section within the selected letter. */
  readonly letterCounts: Readonly<Record<string, number>>;
  readonly sectionCounts: Readonly<Record<string, number>>;
  readonly page: number;
  readonly pages: number;
  readonly search: TermSearch | undefined;
  readonly mostRead: readonly ReadArticle[];
}

/** A data query returns at most 100 records, so a page consists of two queries. */
const perQuery = 100;
const perPage = 2 * perQuery;

/** All letters of the index in their order, including the groups of Latin letters and digits. */
export const letters: readonly string[] = [...alphabet, ...otherLetters];

interface TermAnswer {
  readonly term: readonly IndexedTerm[];
  readonly total: number;
  readonly counts: Counts;
}

/** Loads the index, filtered by letter and section. Throws `RecordMissing` for an unknown letter, section or page. */
export async function loadEncyclopedia({ data, search }: LoadRequest): Promise<EncyclopediaData> {
  const letter = search.get('letter') || undefined;
  if (letter !== undefined && !letters.includes(letter)) throw new RecordMissing(`letter ${letter}`);
  const page = readPage(search);
  const query = (search.get('q') ?? '').trim();
  const sections = await loadSections(data);
  const section = findSection(sections, search.get('section') || undefined);
  const loadHalf = (half: number, counts: readonly string[]) =>
    data.query<TermAnswer>('term', {
      find: { ...(letter ? { letter } : {}), ...(section ? { 'section.id': section.id } : {}) },
      fields: ['id', 'title', 'url', 'letter', 'introtext'],
      limit: perQuery,
      page: 2 * page - 1 + half,
      counts,
    });
  const [first, second, termSearch, mostRead] = await Promise.all([
    loadHalf(0, ['letter', 'section.id']),
    loadHalf(1, []),
    query ? searchTerms(data, query) : undefined,
    loadMostRead(data),
  ]);
  const pages = Math.max(1, Math.ceil(first.total / perPage));
  if (page > pages) throw new RecordMissing(`page ${page}`);
  return {
    letter,
    section,
    sections,
    terms: [...first.term, ...second.term],
    total: first.total,
    letterCounts: first.counts.letter ?? {},
    sectionCounts: first.counts['section.id'] ?? {},
    page,
    pages,
    search: termSearch,
    mostRead,
  };
}

async function loadSections(data: LoadRequest['data']): Promise<readonly Section[]> {
  const sectionQuery = { fields: ['id', 'alias', 'title'], limit: 100 };
  return (await data.optionalList<readonly Section[]>('encyclopedia_section', sectionQuery, [])).records;
}

function findSection(sections: readonly Section[], alias: string | undefined): Section | undefined {
  if (alias === undefined) return undefined;
  const section = sections.find((each) => each.alias === alias);
  if (!section) throw new RecordMissing(`section ${alias}`);
  return section;
}

const maxResults = 48;

/** Searches terms by title, synonyms and text, with the search's handling of word forms and scripts. */
export async function searchTerms(
  data: Pick<LoadRequest['data'], 'query'>,
  query: string,
): Promise<TermSearch> {
  const { search, total, suggestion } = await data.query<SearchAnswer>('search', {
    find: { q: query, type: 'term' },
    fields: ['type', 'id', 'title', 'url', 'introtext'],
    limit: maxResults,
  });
  return { query, terms: search, total, suggestion };
}

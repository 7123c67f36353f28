import type { EncyclopediaSection } from '#shared/collections/encyclopedia-section.ts';
import { otherLetters } from '#shared/collections/letter-buckets.ts';
import type { Counts } from '#shared/collections/query.ts';
import type { SearchAnswer, SearchResult } from '#shared/collections/search.ts';
import type { Term } from '#shared/collections/term.ts';
import { alphabet } from '#shared/language/georgian/alphabet.ts';
import { RecordMissing } from '#web/data/outcomes.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { readPage } from '#web/frames/read-page.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export type IndexedTerm = Pick<Term, 'id' | 'title' | 'url' | 'letter' | 'introtext'>;
export type FoundTerm = Pick<SearchResult, 'type' | 'id' | 'title' | 'url' | 'introtext'>;
export type Section = Pick<EncyclopediaSection, 'id' | 'alias' | 'title'>;

/** Terms that a word finds. */
export interface FoundTerms {
  readonly question: string;
  readonly terms: readonly FoundTerm[];
  readonly total: number;
  readonly suggestion: string | null;
}

export interface EncyclopediaData {
  readonly letter: string | undefined;
  readonly section: Section | undefined;
  readonly sections: readonly Section[];
  readonly terms: readonly IndexedTerm[];
  readonly total: number;
  /** How many terms each letter has within the section, each section within the letter. */
  readonly letterCounts: Readonly<Record<string, number>>;
  readonly sectionCounts: Readonly<Record<string, number>>;
  readonly page: number;
  readonly pages: number;
  readonly found: FoundTerms | undefined;
  readonly mostRead: readonly ReadArticle[];
}

/** A data query answers 100 records at most: a page is two of them. */
const perQuery = 100;
const perPage = 2 * perQuery;

/** Every place of the index, in its order. */
export const letters: readonly string[] = [...alphabet, ...otherLetters];

interface TermAnswer {
  readonly term: readonly IndexedTerm[];
  readonly total: number;
  readonly counts: Counts;
}

/** The index, narrowed by letter and section; a letter or section that is none does not exist. */
export async function loadEncyclopedia({ data, search }: LoadRequest): Promise<EncyclopediaData> {
  const letter = search.get('letter') || undefined;
  if (letter !== undefined && !letters.includes(letter)) throw new RecordMissing(`letter ${letter}`);
  const page = readPage(search);
  const question = (search.get('q') ?? '').trim();
  const sections = await loadSections(data);
  const section = findSection(sections, search.get('section') || undefined);
  const ask = (half: number, counts: readonly string[]) =>
    data.whole<TermAnswer>('term', {
      find: { ...(letter ? { letter } : {}), ...(section ? { 'section.id': section.id } : {}) },
      fields: ['id', 'title', 'url', 'letter', 'introtext'],
      limit: perQuery,
      page: 2 * page - 1 + half,
      counts,
    });
  const [first, second, found, mostRead] = await Promise.all([
    ask(0, ['letter', 'section.id']),
    ask(1, []),
    question ? findTerms(data, question) : undefined,
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
    found,
    mostRead,
  };
}

async function loadSections(data: LoadRequest['data']): Promise<readonly Section[]> {
  const query = { fields: ['id', 'alias', 'title'], limit: 100 };
  return (await data.optionalList<readonly Section[]>('encyclopedia_section', query, [])).records;
}

function findSection(sections: readonly Section[], alias: string | undefined): Section | undefined {
  if (alias === undefined) return undefined;
  const found = sections.find((section) => section.alias === alias);
  if (!found) throw new RecordMissing(`section ${alias}`);
  return found;
}

const mostFound = 48;

/** What search finds among the terms: by title, other names and text, whatever the form or the script. */
export async function findTerms(
  data: Pick<LoadRequest['data'], 'whole'>,
  question: string,
): Promise<FoundTerms> {
  const { search, total, suggestion } = await data.whole<SearchAnswer>('search', {
    find: { q: question, type: 'term' },
    fields: ['type', 'id', 'title', 'url', 'introtext'],
    limit: mostFound,
  });
  return { question, terms: search, total, suggestion };
}

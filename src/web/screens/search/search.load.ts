import type { Category } from '#shared/collections/category.ts';
import type { GroupedSearchAnswer, SearchAnswer, SearchResult } from '#shared/collections/search.ts';
import { searchKinds } from '#shared/language/ka/search.ts';
import { RecordMissing } from '#web/data/outcomes.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { readPage } from '#web/frames/read-page.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export type Kind = keyof typeof searchKinds;
/** In the order they are shown. */
export const kinds = Object.keys(searchKinds) as readonly Kind[];

export type Topic = Pick<Category, 'id' | 'title' | 'url'>;

export interface SearchData {
  readonly question: string;
  /** The kind that is listed; `undefined` = the first of each. */
  readonly kind: Kind | undefined;
  /** Absent where the question is too short to be one. */
  readonly found: Found | undefined;
  /** Ways on where nothing is asked; empty where something is. */
  readonly topics: readonly Topic[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

export interface Found {
  readonly groups: readonly { readonly kind: Kind; readonly results: readonly SearchResult[] }[];
  /** How many there are of each kind, and of all. */
  readonly types: Readonly<Record<string, number>>;
  readonly all: number;
  /** The question as it was understood, where that had to be guessed. */
  readonly suggestion: string | null;
}

const shortest = 2;
const perGroup = 4;
const perPage = 20;
const topicsShown = 24;
const fields = ['type', 'id', 'title', 'url', 'introtext', 'image'];

/** What a question finds: the first of each kind, or one kind page by page. A kind nobody knows has no page. */
export async function loadSearch({ data, search }: LoadRequest): Promise<SearchData> {
  const question = (search.get('q') ?? '').trim();
  const page = readPage(search);
  const kind = readKind(search.get('type') || undefined);
  const isAsked = question.length >= shortest;
  const [answer, topics, mostRead] = await Promise.all([
    isAsked ? (kind ? askKind(data, question, kind, page) : askAll(data, question)) : undefined,
    question === '' ? loadTopics(data) : [],
    loadMostRead(data),
  ]);
  const pages = kind && answer ? Math.max(1, Math.ceil(answer.total / perPage)) : 1;
  if (page > pages) throw new RecordMissing(`page ${page}`);
  return { question, kind, found: answer?.found, topics, page, pages, mostRead };
}

async function loadTopics(data: LoadRequest['data']): Promise<readonly Topic[]> {
  const query = {
    find: { 'parent.id': null },
    fields: ['id', 'title', 'url'],
    sort: 'position',
    limit: topicsShown,
  };
  return (await data.optionalList<readonly Topic[]>('category', query, [])).records;
}

function readKind(name: string | undefined): Kind | undefined {
  if (name === undefined) return undefined;
  const kind = kinds.find((known) => known === name);
  if (!kind) throw new RecordMissing(`kind ${name}`);
  return kind;
}

interface Asked {
  readonly total: number;
  readonly found: Found;
}

async function askAll(data: LoadRequest['data'], q: string): Promise<Asked> {
  const answer = await data.whole<GroupedSearchAnswer>('search', {
    find: { q },
    fields,
    group: 'type',
    limit: perGroup,
  });
  const groups = kinds.flatMap((kind) => {
    const results = answer.search[kind];
    return results ? [{ kind, results }] : [];
  });
  return { total: answer.total, found: { ...figuresOf(answer), groups } };
}

async function askKind(data: LoadRequest['data'], q: string, kind: Kind, page: number): Promise<Asked> {
  const answer = await data.whole<SearchAnswer>('search', {
    find: { q, type: kind },
    fields,
    limit: perPage,
    page,
  });
  const groups = answer.search.length > 0 ? [{ kind, results: answer.search }] : [];
  return { total: answer.total, found: { ...figuresOf(answer), groups } };
}

const figuresOf = ({ types, suggestion }: Pick<SearchAnswer, 'types' | 'suggestion'>) => ({
  types,
  suggestion,
  all: Object.values(types).reduce((sum, count) => sum + count, 0),
});

import type { Metainfo } from '#shared/collections/fields.ts';
import type { SearchResult } from '#shared/collections/search.ts';
import type { Term } from '#shared/collections/term.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { requireAddress } from '#web/frames/require-address.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const termFields = [
  'id',
  'title',
  'url',
  'letter',
  'introtext',
  'body',
  'synonyms',
  'section',
  'related',
  'sources',
  'reviewed_at',
  'image',
] as const;
type AskedTerm = Pick<Term, (typeof termFields)[number]>;

export type Mention = Pick<SearchResult, 'type' | 'id' | 'title' | 'url' | 'introtext' | 'image'>;
export type Neighbour = Pick<Term, 'id' | 'title' | 'url'>;

export interface TermData {
  readonly term: Omit<AskedTerm, 'body'>;
  /** Safe html; apart from the term because the page holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  /** What mentions the term by any of its names, by kind. */
  readonly mentions: Readonly<Partial<Record<'article' | 'question' | 'doctor', readonly Mention[]>>>;
  /** Other terms of its section. */
  readonly neighbours: readonly Neighbour[];
  readonly mostRead: readonly ReadArticle[];
}

const mentionsLimit = 4;
const neighboursLimit = 8;

export async function loadTerm({ data, path, id }: LoadRequest): Promise<TermData> {
  const besides = loadMostRead(data);
  besides.catch(() => undefined);
  const { record, metainfo } = await data.record<AskedTerm>('term', { find: { id }, fields: termFields });
  requireAddress(record.url, path);
  const { body, ...term } = record;
  const [mentions, neighbours, mostRead] = await Promise.all([
    loadMentions(data, term),
    loadNeighbours(data, term),
    besides,
  ]);
  return { term, body, metainfo, mentions, neighbours, mostRead };
}

async function loadMentions(
  data: LoadRequest['data'],
  { title, synonyms }: TermData['term'],
): Promise<TermData['mentions']> {
  const query = {
    find: { q: { $in: [title, ...synonyms.slice(0, 9)] }, type: { $in: ['article', 'question', 'doctor'] } },
    fields: ['type', 'id', 'title', 'url', 'introtext', 'image'],
    group: 'type',
    limit: mentionsLimit,
  };
  return (await data.optionalList<TermData['mentions']>('search', query, {})).records;
}

async function loadNeighbours(
  data: LoadRequest['data'],
  { id, section }: TermData['term'],
): Promise<readonly Neighbour[]> {
  if (!section) return [];
  const find = { 'section.id': section.id, id: { $nin: [id] } };
  const query = { find, fields: ['id', 'title', 'url'], limit: neighboursLimit };
  return (await data.optionalList<readonly Neighbour[]>('term', query, [])).records;
}

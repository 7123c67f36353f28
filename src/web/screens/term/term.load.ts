import type { EncyclopediaSection } from '#shared/collections/encyclopedia-section.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { SearchResult } from '#shared/collections/search.ts';
import type { Term } from '#shared/collections/term.ts';
import { isReviewOverdue } from '#shared/medicine/review-dates.ts';
import type { Addressee } from '#web/components/ask-price.ts';
import type { DataClient } from '#web/data/data-client.ts';
import { loadAddressee } from '#web/layouts/asking/load-addressee.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

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
  'next_review_at',
  'image',
] as const;
type TermRecord = Pick<Term, (typeof termFields)[number]>;

export type Mention = Pick<SearchResult, 'type' | 'id' | 'title' | 'url' | 'introtext'>;
export type Neighbour = Pick<Term, 'id' | 'title' | 'url'>;

export interface TermData {
  readonly term: Omit<TermRecord, 'body'>;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  /** Whether the medical review is overdue by a year. */
  readonly isReviewOverdue: boolean;
  /** Records that mention the term or one of its synonyms, by type. */
  readonly mentions: Readonly<Partial<Record<'article' | 'question' | 'doctor', readonly Mention[]>>>;
  /** Other terms of the same section. */
  readonly neighbours: readonly Neighbour[];
  readonly mostRead: readonly ReadArticle[];
  readonly addressee: Addressee | undefined;
}

const mentionsLimit = 4;
const neighboursLimit = 8;

export async function loadTerm({ data, path, id }: LoadRequest): Promise<TermData> {
  const mostReadQuery = loadMostRead(data);
  mostReadQuery.catch(() => undefined);
  const { record, metainfo } = await data.record<TermRecord>('term', { find: { id }, fields: termFields });
  requireAddress(record.url, path);
  const { body, ...term } = record;
  const [mentions, neighbours, addressee, mostRead] = await Promise.all([
    loadMentions(data, term),
    loadNeighbours(data, term),
    loadSectionAddressee(data, term),
    mostReadQuery,
  ]);
  const isOverdue = isReviewOverdue(term.next_review_at, Date.now());
  return { term, body, metainfo, isReviewOverdue: isOverdue, mentions, neighbours, mostRead, addressee };
}

async function loadMentions(
  data: DataClient,
  { title, synonyms }: TermData['term'],
): Promise<TermData['mentions']> {
  const query = {
    find: { q: { $in: [title, ...synonyms.slice(0, 9)] }, type: { $in: ['article', 'question', 'doctor'] } },
    fields: ['type', 'id', 'title', 'url', 'introtext'],
    group: 'type',
    limit: mentionsLimit,
  };
  return (await data.optionalList<TermData['mentions']>('search', query, {})).records;
}

async function loadNeighbours(
  data: DataClient,
  { id, section }: TermData['term'],
): Promise<readonly Neighbour[]> {
  if (!section) return [];
  const find = { 'section.id': section.id, id: { $nin: [id] } };
  const query = { find, fields: ['id', 'title', 'url'], limit: neighboursLimit };
  return (await data.optionalList<readonly Neighbour[]>('term', query, [])).records;
}

/** Loads whom a question about a term goes to: the profession that its section names. */
async function loadSectionAddressee(
  data: DataClient,
  { section }: TermData['term'],
): Promise<Addressee | undefined> {
  if (!section) return undefined;
  const query = { find: { id: section.id }, fields: ['profession'], limit: 1, total: false };
  const { records } = await data.optionalList<readonly Pick<EncyclopediaSection, 'profession'>[]>(
    'encyclopedia_section',
    query,
    [],
  );
  const profession = records[0]?.profession;
  return profession ? loadAddressee(data, { by: 'id', among: [profession.id] }) : undefined;
}

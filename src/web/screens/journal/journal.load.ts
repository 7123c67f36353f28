import type { Metainfo } from '#shared/collections/fields.ts';
import type { Journal } from '#shared/collections/journal.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'number',
  'published_on',
  'image',
  'introtext',
  'body',
  'file_url',
  'articles',
] as const;
type JournalRecord = Pick<Journal, (typeof fields)[number]>;
export type ShownJournal = Omit<JournalRecord, 'body'>;

const otherFields = ['id', 'title', 'url', 'number', 'published_on', 'image'] as const;
const othersLimit = 2;

export interface JournalData {
  readonly journal: ShownJournal;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly others: readonly Pick<Journal, (typeof otherFields)[number]>[];
}

export async function loadJournal({ data, path, id }: LoadRequest): Promise<JournalData> {
  const [{ record, metainfo }, others] = await Promise.all([
    data.record<JournalRecord>('journal', { find: { id }, fields }),
    data.optionalList<JournalData['others']>(
      'journal',
      { find: { id: { $nin: [id] } }, fields: otherFields, limit: othersLimit },
      [],
    ),
  ]);
  requireAddress(record.url, path);
  const { body, ...journal } = record;
  return { journal, body, metainfo, others: others.records };
}

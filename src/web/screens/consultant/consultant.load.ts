import type { Consultant } from '#shared/collections/consultant.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { ListedAnswer } from '#web/components/cards/AnswerList.tsx';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'body',
  'professions',
  'is_available',
  'experience_since',
  'answers_within',
  'rating',
] as const;
type ConsultantRecord = Pick<Consultant, (typeof fields)[number]>;

export interface ConsultantData {
  readonly consultant: Omit<ConsultantRecord, 'body'>;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly answers: readonly ListedAnswer[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const perPage = 10;

/** Loads a consultant and a page of their answers, newest first. */
export async function loadConsultant({ data, path, id, search }: LoadRequest): Promise<ConsultantData> {
  const page = readPage(search);
  const [{ record, metainfo }, answers, mostRead] = await Promise.all([
    data.record<ConsultantRecord>('consultant', { find: { id }, fields }),
    data.list<readonly ListedAnswer[]>(
      'question',
      {
        find: { 'consultant.id': id },
        fields: ['id', 'title', 'url', 'answered_at', 'category'],
        limit: perPage,
        page,
      },
      [],
    ),
    loadMostRead(data),
  ]);
  requireAddress(record.url, path);
  const { body, ...consultant } = record;
  const pages = countPages(answers.total, perPage, page);
  return { consultant, body, metainfo, answers: answers.records, page, pages, mostRead };
}

import type { Consultant } from '#shared/collections/consultant.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { ListedAnswer } from '#web/components/AnswerList.tsx';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { countPages, readPage } from '#web/frames/read-page.ts';
import { requireAddress } from '#web/frames/require-address.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const fields = ['id', 'title', 'url', 'image', 'introtext', 'body', 'professions', 'is_available'] as const;
type AskedConsultant = Pick<Consultant, (typeof fields)[number]>;

export interface ConsultantData {
  readonly consultant: Omit<AskedConsultant, 'body'>;
  /** Safe html; apart from the consultant because the page holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly answers: readonly ListedAnswer[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const perPage = 10;

/** A consultant and a page of their answers, the newest first. */
export async function loadConsultant({ data, path, id, search }: LoadRequest): Promise<ConsultantData> {
  const page = readPage(search);
  const [{ record, metainfo }, answers, mostRead] = await Promise.all([
    data.record<AskedConsultant>('consultant', { find: { id }, fields }),
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

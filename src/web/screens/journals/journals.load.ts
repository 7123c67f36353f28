import type { Journal } from '#shared/collections/journal.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = ['id', 'title', 'url', 'number', 'published_on', 'image', 'introtext'] as const;

export interface JournalsData {
  readonly journals: readonly Pick<Journal, (typeof fields)[number]>[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const perPage = 12;

/** Loads a page of journal issues, newest first. */
export async function loadJournals({ data, search }: LoadRequest): Promise<JournalsData> {
  const page = readPage(search);
  const [{ records, total }, mostRead] = await Promise.all([
    data.list<JournalsData['journals']>('journal', { fields, limit: perPage, page }, []),
    loadMostRead(data),
  ]);
  return { journals: records, total, page, pages: countPages(total, perPage, page), mostRead };
}

import type { Author } from '#shared/collections/author.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = ['id', 'title', 'url', 'image', 'introtext', 'position_title', 'articles_count'] as const;

export interface AuthorsData {
  readonly authors: readonly Pick<Author, (typeof fields)[number]>[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const perPage = 24;

export async function loadAuthors({ data, search }: LoadRequest): Promise<AuthorsData> {
  const page = readPage(search);
  const [{ records, total }, mostRead] = await Promise.all([
    data.list<AuthorsData['authors']>('author', { fields, limit: perPage, page }, []),
    loadMostRead(data),
  ]);
  return { authors: records, total, page, pages: countPages(total, perPage, page), mostRead };
}

import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Author } from '#shared/collections/author.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
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
  'position_title',
  'articles_count',
] as const;
type AuthorRecord = Pick<Author, (typeof fields)[number]>;

export interface AuthorData {
  readonly author: Omit<AuthorRecord, 'body'>;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly articles: readonly ArticleCard[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const perPage = 12;

/** Loads an author and a page of their articles, newest first. */
export async function loadAuthor({ data, path, id, search }: LoadRequest): Promise<AuthorData> {
  const page = readPage(search);
  const [{ record, metainfo }, articles, mostRead] = await Promise.all([
    data.record<AuthorRecord>('author', { find: { id }, fields }),
    data.list<readonly ArticleCard[]>(
      'article',
      { find: { 'author.id': id }, fields: cardFields, limit: perPage, page },
      [],
    ),
    loadMostRead(data),
  ]);
  requireAddress(record.url, path);
  const { body, ...author } = record;
  const pages = countPages(articles.total, perPage, page);
  return { author, body, metainfo, articles: articles.records, page, pages, mostRead };
}

import type { Restql } from '#server/restql/restql.service.ts';
import type { Article } from '#shared/collections/article.ts';
import type { Category } from '#shared/collections/category.ts';
import { writeRss } from './rss.ts';

export interface SyndicationOptions {
  readonly restql: Restql;
  readonly siteName: string;
  readonly siteUrl: string;
}

interface Feed {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

export type Syndication = ReturnType<typeof createSyndication>;

const mostItems = 50;
const fields = ['title', 'url', 'introtext', 'category', 'published_at'] as const;

/** The newest articles as RSS, of the whole portal or of one category with its children. */
export function createSyndication({ restql, siteName, siteUrl }: SyndicationOptions) {
  const absolute = (address: string) => new URL(address, siteUrl).href;

  function getFeed(): Promise<Feed> {
    return write({ title: siteName, path: '/', self: '/rss.xml', find: {} });
  }

  /** `undefined` when there is no such category; the alias in the address does not matter. */
  async function getCategoryFeed(id: number): Promise<Feed | undefined> {
    const { answer, tags } = await restql.ask('category', {
      find: { id },
      many: false,
      fields: ['title', 'url'],
    });
    const category = answer.category as Pick<Category, 'title' | 'url'> | null;
    if (!category) return undefined;
    const feed = await write({
      title: `${category.title} - ${siteName}`,
      path: category.url,
      self: category.url.replace(/\.html$/, '.rss.xml'),
      find: { 'category.id': id },
    });
    return { text: feed.text, tags: new Set([...feed.tags, ...tags]) };
  }

  async function write(feed: { title: string; path: string; self: string; find: object }): Promise<Feed> {
    const { answer, tags } = await restql.ask('article', {
      find: feed.find,
      fields,
      limit: mostItems,
      total: false,
    });
    const articles = answer.article as Pick<Article, (typeof fields)[number]>[];
    const text = writeRss({
      title: feed.title,
      description: feed.title,
      link: absolute(feed.path),
      self: absolute(feed.self),
      items: articles.map((article) => ({
        title: article.title,
        link: absolute(article.url),
        description: article.introtext,
        category: article.category?.title ?? null,
        publishedAt: article.published_at,
      })),
    });
    return { text, tags };
  }

  return { getFeed, getCategoryFeed };
}

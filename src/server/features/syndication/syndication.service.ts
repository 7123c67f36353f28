import type { DataQueries } from '#server/queries/queries.service.ts';
import type { Article } from '#shared/collections/article.ts';
import type { Category } from '#shared/collections/category.ts';

export interface SyndicationOptions {
  readonly restql: DataQueries;
  readonly siteName: string;
  readonly siteUrl: string;
}

interface Feed {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

export type Syndication = ReturnType<typeof createSyndication>;

const maxItems = 50;
/** Characters that XML 1.0 does not allow, not even escaped. */
const notInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const fields = ['title', 'url', 'introtext', 'category', 'published_at'] as const;

/** Writes the newest articles as RSS, of the whole portal or of a category with its children. */
export function createSyndication({ restql, siteName, siteUrl }: SyndicationOptions) {
  const absolute = (address: string) => new URL(address, siteUrl).href;

  function getFeed(): Promise<Feed> {
    return write({ title: siteName, path: '/', self: '/rss.xml', find: {} });
  }

  /** The feed of a category; undefined if it does not exist. The alias in the address is ignored. */
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
      limit: maxItems,
      total: false,
    });
    const articles = answer.article as Pick<Article, (typeof fields)[number]>[];
    const { generateRssFeed } = await import('feedsmith');
    const text = generateRssFeed({
      title: feed.title,
      description: feed.title,
      link: absolute(feed.path),
      language: 'ka',
      atom: { links: [{ href: absolute(feed.self), rel: 'self', type: 'application/rss+xml' }] },
      items: articles.map((article) => ({
        title: article.title,
        link: absolute(article.url),
        guid: { value: absolute(article.url), isPermaLink: true },
        description: article.introtext,
        ...(article.category ? { categories: [{ name: article.category.title }] } : {}),
        pubDate: new Date(article.published_at),
      })),
    }).replace(notInXml, '');
    return { text, tags };
  }

  return { getFeed, getCategoryFeed };
}

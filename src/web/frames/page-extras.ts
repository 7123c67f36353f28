import type { ArticleCard } from '#shared/collections/article-card.ts';
import type { DataClient } from '#web/data/data-client.ts';

export type ReadArticle = Pick<ArticleCard, 'id' | 'title' | 'url'>;

const readLimit = 5;

/** What was read most in the last 30 days. */
export async function loadMostRead(data: DataClient): Promise<readonly ReadArticle[]> {
  const query = { fields: ['id', 'title', 'url'], limit: readLimit };
  return (await data.optionalList<readonly ReadArticle[]>('readable_articles', query, [])).records;
}

import type { ArticleCard } from '#shared/collections/article-card.ts';
import type { DataClient } from '#web/data/data-client.ts';

export type ReadArticle = Pick<ArticleCard, 'id' | 'title' | 'url'>;

/** The number of most read articles beside a page. */
export const readLimit = 5;

/** The number of articles to choose from, without those that the page shows already (`show-once.ts`). */
const readCandidates = 60;

/** Loads the most read articles of the last 30 days, of which a page lists those that it shows nowhere else. */
export async function loadMostRead(data: DataClient): Promise<readonly ReadArticle[]> {
  const query = { fields: ['id', 'title', 'url'], limit: readCandidates };
  return (await data.optionalList<readonly ReadArticle[]>('readable_articles', query, [])).records;
}

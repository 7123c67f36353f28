import type { ArticleCard } from '#shared/collections/article.ts';
import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import type { DataClient } from '#web/data/data-client.ts';

export type ReadArticle = Pick<ArticleCard, 'id' | 'title' | 'url'>;

const readLimit = 5;
const blockFields = [
  'id',
  'layout',
  'position',
  'title',
  'link',
  'is_external',
  'hide_title',
  'articles',
] as const;

/** Content blocks that editors placed on pages of a route name. */
export async function loadBlocks(data: DataClient, name: string): Promise<PlacedBlocks> {
  const query = { find: { pages: name }, fields: blockFields, limit: 100 };
  return (await data.optionalList<PlacedBlocks>('articleblock', query, {})).records;
}

/** What was read most in the last 30 days. */
export async function loadMostRead(data: DataClient): Promise<readonly ReadArticle[]> {
  const query = { fields: ['id', 'title', 'url'], limit: readLimit };
  return (await data.optionalList<readonly ReadArticle[]>('readable_articles', query, [])).records;
}

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
const feedFields = ['id', 'title', 'layout', 'view', 'collectors'] as const;

/** Content blocks and, below those of the same place, sponsored feeds that were placed on pages of a route name. */
export async function loadBlocks(data: DataClient, name: string): Promise<PlacedBlocks> {
  const find = { pages: name };
  const load = async (collection: string, fields: readonly string[]) =>
    (await data.optionalList<PlacedBlocks>(collection, { find, fields, limit: 100 }, {})).records;
  const [blocks, feeds] = await Promise.all([
    load('articleblock', blockFields),
    load('rssblock', feedFields),
  ]);
  const placed: Record<string, PlacedBlocks[string]> = { ...blocks };
  for (const [position, held] of Object.entries(feeds))
    placed[position] = [...(placed[position] ?? []), ...held];
  return placed;
}

/** What was read most in the last 30 days. */
export async function loadMostRead(data: DataClient): Promise<readonly ReadArticle[]> {
  const query = { fields: ['id', 'title', 'url'], limit: readLimit };
  return (await data.optionalList<readonly ReadArticle[]>('readable_articles', query, [])).records;
}

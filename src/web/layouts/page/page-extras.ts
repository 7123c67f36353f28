import type { ArticleCard } from '#shared/collections/article-card.ts';
import type { PlacedBlocks } from '#web/blocks/place-blocks.ts';
import type { DataClient } from '#web/data/data-client.ts';

export type ReadArticle = Pick<ArticleCard, 'id' | 'title' | 'url'>;

const readLimit = 5;

/** The number of articles to choose from, without those that the page shows already. */
const readCandidates = 60;

/** Loads the most read articles of the last 30 days. */
export const loadMostRead = (data: DataClient): Promise<readonly ReadArticle[]> => loadRead(data, readLimit);

/** Loads the most read articles that no block of the page shows. */
export async function loadMostReadBeside(
  data: DataClient,
  blocks: Promise<PlacedBlocks>,
): Promise<readonly ReadArticle[]> {
  const [read, placed] = await Promise.all([loadRead(data, readCandidates), blocks]);
  const shown = new Set(
    Object.values(placed)
      .flat()
      .flatMap((block) => ('articles' in block ? block.articles.map(({ id }) => id) : [])),
  );
  return read.filter(({ id }) => !shown.has(id)).slice(0, readLimit);
}

async function loadRead(data: DataClient, limit: number): Promise<readonly ReadArticle[]> {
  const query = { fields: ['id', 'title', 'url'], limit };
  return (await data.optionalList<readonly ReadArticle[]>('readable_articles', query, [])).records;
}

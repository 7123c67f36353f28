import type { ArticleCard } from '#shared/collections/article-card.ts';
import { articlesIn, type PlacedBlocks } from '#web/blocks/place-blocks.ts';
import type { DataClient } from '#web/data/data-client.ts';

export type ReadArticle = Pick<ArticleCard, 'id' | 'title' | 'url'>;

/** The number of most read articles beside a page. */
const readLimit = 5;

/** The number of articles to choose from, without those that the page shows already (`showOnce`). */
const readCandidates = 60;

/** Loads the most read articles of the last 30 days, of which a page lists those that it shows nowhere else. */
export async function loadMostRead(data: DataClient): Promise<readonly ReadArticle[]> {
  const query = { fields: ['id', 'title', 'url'], limit: readCandidates };
  return (await data.optionalList<readonly ReadArticle[]>('readable_articles', query, [])).records;
}

interface PageLists {
  /** Ids of the articles that the screen shows itself, above all others. */
  readonly own: readonly number[];
  readonly blocks: PlacedBlocks;
  /** Candidates of the most read list, the most read first; absent on screens without one. */
  readonly mostRead: readonly ReadArticle[] | undefined;
}

/**
 * Makes every article of a page stand there once: blocks leave out what the screen shows, the most read list what either shows.
 * Among blocks the server has seen to it (`features/blocks/fill-blocks.ts`).
 */
export function showOnce({ own, blocks, mostRead }: PageLists): Pick<PageLists, 'blocks' | 'mostRead'> {
  const shown = new Set([...own, ...articlesIn(blocks)]);
  return {
    blocks: own.length === 0 ? blocks : withoutArticles(blocks, new Set(own)),
    mostRead: mostRead?.filter(({ id }) => !shown.has(id)).slice(0, readLimit),
  };
}

function withoutArticles(blocks: PlacedBlocks, own: ReadonlySet<number>): PlacedBlocks {
  const filtered = Object.entries(blocks).map(([position, placed]) => [
    position,
    placed.map((block) =>
      'articles' in block ? { ...block, articles: block.articles.filter(({ id }) => !own.has(id)) } : block,
    ),
  ]);
  return Object.fromEntries(filtered);
}

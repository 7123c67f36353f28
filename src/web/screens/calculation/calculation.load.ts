import type { ArticleCard } from '#shared/collections/article.ts';
import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { loadBlocks, loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const articleFields = ['id', 'category', 'image', 'introtext', 'title', 'url', 'has_video'] as const;
const articlesLimit = 3;

export interface CalculationData {
  readonly articles: readonly ArticleCard[];
  readonly mostRead: readonly ReadArticle[];
  readonly blocks: PlacedBlocks;
}

/** What stands beside a calculator. It hangs on the calculator alone, never on what anybody types. */
export async function loadCalculation(
  { data, name }: LoadRequest,
  categoryId: number,
): Promise<CalculationData> {
  const query = {
    find: { 'category.id': categoryId },
    fields: articleFields,
    sort: '-published_at',
    limit: articlesLimit,
  };
  const [articles, mostRead, blocks] = await Promise.all([
    data.optionalList<readonly ArticleCard[]>('article', query, []),
    loadMostRead(data),
    loadBlocks(data, name),
  ]);
  return { articles: articles.records, mostRead, blocks };
}

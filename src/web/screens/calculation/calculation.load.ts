import type { ListedCalculator } from '#shared/calculators/registry.ts';
import type { ArticleCard } from '#shared/collections/article.ts';
import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { loadBlocks, loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const articleFields = ['id', 'category', 'image', 'introtext', 'title', 'url', 'has_video'] as const;
const articlesLimit = 3;
const othersLimit = 5;

export type OtherCalculator = Pick<ListedCalculator, 'alias' | 'title'>;

export interface CalculationData {
  /** The calculators that come after this one. */
  readonly others: readonly OtherCalculator[];
  readonly articles: readonly ArticleCard[];
  readonly mostRead: readonly ReadArticle[];
  readonly blocks: PlacedBlocks;
}

/** What stands beside a calculator. It hangs on the calculator alone, never on what anybody types. */
export async function loadCalculation(
  { data, name }: LoadRequest,
  { alias, categoryId }: { readonly alias: string; readonly categoryId: number },
): Promise<CalculationData> {
  const query = {
    find: { 'category.id': categoryId },
    fields: articleFields,
    sort: '-published_at',
    limit: articlesLimit,
  };
  const [others, articles, mostRead, blocks] = await Promise.all([
    listOthers(alias),
    data.optionalList<readonly ArticleCard[]>('article', query, []),
    loadMostRead(data),
    loadBlocks(data, name),
  ]);
  return { others, articles: articles.records, mostRead, blocks };
}

/** The list is asked for here and not imported: the page itself needs none of the other calculators' words. */
async function listOthers(alias: string): Promise<readonly OtherCalculator[]> {
  const { calculators } = await import('#shared/calculators/registry.ts');
  const own = calculators.findIndex((each) => each.alias === alias);
  return [...calculators.slice(own + 1), ...calculators.slice(0, own)]
    .slice(0, othersLimit)
    .map((other) => ({ alias: other.alias, title: other.title }));
}

import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Category } from '#shared/collections/category.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { Counts } from '#shared/collections/query.ts';
import { loadRecommended, type RecommendedLists } from '#web/advertising/recommended/load-recommended.ts';
import type { ListedAnswer } from '#web/components/cards/AnswerList.tsx';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

export interface CategoryData {
  readonly category: Pick<Category, 'id' | 'alias' | 'title' | 'url' | 'parent' | 'image'>;
  readonly metainfo: Metainfo | null;
  readonly subcategories: readonly Pick<Category, 'id' | 'title' | 'url'>[];
  /** How many articles each category has. */
  readonly counts: Counts[string];
  readonly articles: readonly ArticleCard[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
  readonly recommended: RecommendedLists;
  readonly answers: readonly ListedAnswer[];
}

/** One leads, ten follow in pairs. */
const perPage = 11;
const answersLimit = 3;

/** Loads one page of a category, newest articles first. Throws `RecordMissing` for a page after the last one. */
export async function loadCategory({ data, path, id, search }: LoadRequest): Promise<CategoryData> {
  const page = readPage(search);
  const [{ record: category, metainfo }, subcategories, articles, mostRead, recommended, answers] =
    await Promise.all([
      data.record<CategoryData['category']>('category', {
        find: { id },
        fields: ['id', 'alias', 'title', 'url', 'parent', 'image'],
      }),
      data.optionalList<CategoryData['subcategories']>(
        'category',
        { find: { 'parent.id': id }, fields: ['id', 'title', 'url'], sort: 'position', limit: 100 },
        [],
      ),
      data.list<readonly ArticleCard[]>(
        'article',
        {
          find: { 'category.id': id },
          fields: cardFields,
          sort: '-published_at',
          limit: perPage,
          page,
          counts: ['category.id'],
        },
        [],
      ),
      loadMostRead(data),
      loadRecommended(data, id),
      data.optionalList<readonly ListedAnswer[]>(
        'question',
        {
          find: { 'category.id': id },
          fields: ['id', 'title', 'url', 'answered_at', 'category'],
          limit: answersLimit,
        },
        [],
      ),
    ]);
  requireAddress(category.url, path);
  const pages = countPages(articles.total, perPage, page);
  return {
    category,
    metainfo,
    subcategories: subcategories.records,
    counts: articles.counts['category.id'] ?? {},
    articles: articles.records,
    page,
    pages,
    mostRead,
    recommended,
    answers: answers.records,
  };
}

import type { Article } from '#shared/collections/article.ts';
import type { ArticleCard } from '#shared/collections/article-card.ts';
import type { Category } from '#shared/collections/category.ts';
import type { Comment } from '#shared/collections/comment.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import { isReviewOverdue } from '#shared/medicine/review-dates.ts';
import {
  loadRecommended,
  type RecommendedLists,
  readCategoryParam,
} from '#web/advertising/recommended/load-recommended.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const articleFields = [
  'id',
  'category',
  'image',
  'introtext',
  'key_facts',
  'title',
  'url',
  'video',
  'body',
  'author',
  'reviewer',
  'tags',
  'sources',
  'published_at',
  'updated_at',
  'reviewed_at',
  'next_review_at',
] as const;
type ArticleRecord = Pick<Article, (typeof articleFields)[number]>;

/** Fields of a card that links to another article of the category (SPEC.md section 7). */
const otherFields = ['alias', 'id', 'category', 'image', 'introtext', 'title', 'url'] as const;
const othersLimit = 6;

export type ShownArticle = Omit<ArticleRecord, 'body'>;
export type TrailCategory = Pick<Category, 'alias' | 'title' | 'url'>;

const commentFields = ['id', 'author_name', 'is_author', 'body', 'created_at', 'parent_id'] as const;
export type ShownComment = Pick<Comment, (typeof commentFields)[number]>;
/** Number of comments shown; older ones are left out. */
export const commentsLimit = 100;

export interface ArticleData {
  readonly article: ShownArticle;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  /** Whether the medical review is overdue by a year. */
  readonly isReviewOverdue: boolean;
  /** The categories of the article's address, from the top one. */
  readonly trail: readonly TrailCategory[];
  readonly others: readonly ArticleCard[];
  /** Comments from oldest to newest. */
  readonly comments: readonly ShownComment[];
  readonly mostRead: readonly ReadArticle[];
  readonly recommended: RecommendedLists;
}

export async function loadArticle({ data, path, id, params, search }: LoadRequest): Promise<ArticleData> {
  const independentQueries = Promise.all([
    loadTrail(params, data),
    loadComments(id, data),
    loadMostRead(data),
  ]);
  independentQueries.catch(() => undefined);
  const { record, metainfo } = await data.record<ArticleRecord>('article', {
    find: { id },
    fields: articleFields,
  });
  requireAddress(record.url, path);
  const { body, ...article } = record;
  const recommendedCategoryId = readCategoryParam(search.get('catid')) ?? article.category?.id;
  const [others, recommended, [trail, comments, mostRead]] = await Promise.all([
    loadOthers(article, data),
    loadRecommended(data, recommendedCategoryId),
    independentQueries,
  ]);
  const isOverdue = isReviewOverdue(article.next_review_at, Date.now());
  return {
    article,
    body,
    metainfo,
    isReviewOverdue: isOverdue,
    trail,
    others,
    comments,
    mostRead,
    recommended,
  };
}

async function loadTrail(
  { cat, subcat }: LoadRequest['params'],
  data: LoadRequest['data'],
): Promise<readonly TrailCategory[]> {
  const aliases = [cat, subcat].filter((alias) => alias !== undefined);
  const query = { find: { alias: { $in: aliases } }, fields: ['alias', 'title', 'url'] };
  const { records } = await data.optionalList<readonly TrailCategory[]>('category', query, []);
  return aliases.flatMap((alias) => records.find((category) => category.alias === alias) ?? []);
}

async function loadOthers(
  { id, category }: ShownArticle,
  data: LoadRequest['data'],
): Promise<readonly ArticleCard[]> {
  if (!category) return [];
  // One more than is shown, so that all articles of a category share one cached query; the article itself is filtered
  // out below.
  const query = {
    find: { 'category.id': category.id },
    fields: otherFields,
    sort: '-published_at',
    limit: othersLimit + 1,
  };
  const { records } = await data.optionalList<readonly ArticleCard[]>('article', query, []);
  return records.filter((other) => other.id !== id).slice(0, othersLimit);
}

async function loadComments(articleId: number, data: LoadRequest['data']): Promise<readonly ShownComment[]> {
  const find = { 'article.id': articleId };
  const query = { find, fields: commentFields, sort: '-created_at', limit: commentsLimit };
  return [...(await data.optionalList<readonly ShownComment[]>('comment', query, [])).records].reverse();
}

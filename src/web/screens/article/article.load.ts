import type { Article } from '#shared/collections/article.ts';
import type { ArticleCard } from '#shared/collections/article-card.ts';
import type { Category } from '#shared/collections/category.ts';
import type { Comment } from '#shared/collections/comment.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import {
  loadRecommended,
  type RecommendedLists,
  readCategoryParam,
} from '#web/advertising/recommended/load-recommended.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { requireAddress } from '#web/frames/require-address.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const articleFields = [
  'id',
  'category',
  'image',
  'introtext',
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
type AskedArticle = Pick<Article, (typeof articleFields)[number]>;

/** SPEC.md section 7: the card of another article of the category. */
const otherFields = ['alias', 'id', 'category', 'image', 'introtext', 'title', 'url'] as const;
const othersLimit = 6;

export type ShownArticle = Omit<AskedArticle, 'body'>;
export type TrailCategory = Pick<Category, 'alias' | 'title' | 'url'>;

const commentFields = ['id', 'author_name', 'body', 'created_at', 'parent_id'] as const;
export type ShownComment = Pick<Comment, (typeof commentFields)[number]>;
/** More than the newest of these are not shown. */
export const commentsLimit = 100;

export interface ArticleData {
  readonly article: ShownArticle;
  /** Safe html; apart from the article because the page holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  /** The categories in the article's address, from the top. */
  readonly trail: readonly TrailCategory[];
  readonly others: readonly ArticleCard[];
  /** Oldest first. */
  readonly comments: readonly ShownComment[];
  readonly mostRead: readonly ReadArticle[];
  readonly recommended: RecommendedLists;
}

export async function loadArticle({ data, path, id, params, search }: LoadRequest): Promise<ArticleData> {
  const besides = Promise.all([loadTrail(params, data), loadComments(id, data), loadMostRead(data)]);
  besides.catch(() => undefined);
  const { record, metainfo } = await data.record<AskedArticle>('article', {
    find: { id },
    fields: articleFields,
  });
  requireAddress(record.url, path);
  const { body, ...article } = record;
  const recommendedIn = readCategoryParam(search.get('catid')) ?? article.category?.id;
  const [others, recommended, [trail, comments, mostRead]] = await Promise.all([
    loadOthers(article, data),
    loadRecommended(data, recommendedIn),
    besides,
  ]);
  return { article, body, metainfo, trail, others, comments, mostRead, recommended };
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
  const find = { 'category.id': category.id, id: { $nin: [id] } };
  const query = { find, fields: otherFields, sort: '-published_at', limit: othersLimit };
  return (await data.optionalList<readonly ArticleCard[]>('article', query, [])).records;
}

async function loadComments(articleId: number, data: LoadRequest['data']): Promise<readonly ShownComment[]> {
  const find = { 'article.id': articleId };
  const query = { find, fields: commentFields, sort: '-created_at', limit: commentsLimit };
  return [...(await data.optionalList<readonly ShownComment[]>('comment', query, [])).records].reverse();
}

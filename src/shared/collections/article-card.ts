import type { Article } from './article.ts';

/** The fields of an article in cards, slides and lists. */
export const cardFields = [
  'id',
  'alias',
  'category',
  'image',
  'introtext',
  'title',
  'url',
  'has_video',
] as const;
export type ArticleCard = Pick<Article, (typeof cardFields)[number]>;

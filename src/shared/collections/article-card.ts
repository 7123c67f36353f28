import type { Article } from './article.ts';

/** What a card, a slide or a line in a list needs of an article. */
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

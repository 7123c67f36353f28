import { article } from './article.ts';
import { defineCollection } from './collection.ts';
import * as field from './fields.ts';

const { writers: _, internal: __, search: ___, ...shown } = article;

/** Articles sorted by views of the last 30 days. */
export const readableArticles = defineCollection({
  ...shown,
  name: 'readable_articles',
  label: 'ყველაზე კითხვადი',
  fields: {
    ...article.fields,
    recent_views: field.integer({
      label: 'ბოლო 30 დღის ნახვები',
      side: 'article_popularity',
      readers: 'staff',
    }),
  },
  sort: '-recent_views',
});

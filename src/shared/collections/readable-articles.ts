import { article } from './article.ts';
import { defineCollection } from './collection.ts';
import * as field from './fields.ts';

/** The articles again, most read of the last 30 days first. */
export const readableArticles = defineCollection({
  ...article,
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

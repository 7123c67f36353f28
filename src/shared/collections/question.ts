import { questionPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/**
 * A question as everybody may read it: answered, released by its asker and by an editor (`is_public` is worked out by
 * the database from these three). Nothing here tells who asked.
 */
export const question = defineCollection({
  name: 'question',
  table: 'question',
  label: 'კითხვა',
  visibility: { flag: 'is_public' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    slug: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'კითხვა მოკლედ' }),
    body: field.html({ label: 'კითხვა' }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'კატეგორია',
      includesChildrenBy: 'section_id',
    }),
    tags: field.references('tag', ['id', 'alias', 'title', 'url'], {
      label: 'ტეგები',
      through: 'question_tag',
    }),
    consultant: field.reference('consultant', ['id', 'alias', 'title', 'url', 'image'], {
      label: 'კონსულტანტი',
    }),
    answer: field.html({ label: 'პასუხი' }),
    asked_at: field.instant({ label: 'დაისვა' }),
    answered_at: field.instant({ label: 'პასუხის დრო' }),
    url: field.url({ label: 'ბმული' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
    views: field.integer({ label: 'ნახვები', side: 'question_popularity', readers: 'staff' }),
  },
  sort: '-answered_at',
  orders: ['views'],
  countable: ['category.id', 'tags.alias'],
  page: { parts: ['slug'], path: ({ slug }) => questionPath(String(slug)) },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Question = Omit<RecordOf<typeof question>, 'views'>;

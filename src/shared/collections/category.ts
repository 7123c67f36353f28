import { categoryPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const category = defineCollection({
  name: 'category',
  table: 'category',
  label: 'კატეგორია',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'სათაური' }),
    url: field.url({ label: 'ბმული' }),
    parent: field.reference('category', ['id', 'alias', 'title'], { label: 'მშობელი კატეგორია' }),
    position: field.integer({ label: 'რიგი' }),
    image: field.image({ label: 'სურათი' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  sort: 'position',
  page: {
    parts: ['id', 'alias'],
    path: ({ id, alias }) => categoryPath({ id: id ?? '', alias: String(alias) }),
  },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Category = RecordOf<typeof category>;

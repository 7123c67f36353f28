import { categoryPath } from '#shared/paths/paths.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import { topicHues } from './topic-hues.ts';

export const category = defineCollection({
  name: 'category',
  table: 'category',
  label: 'თემა',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece' }),
    title: field.heading({ label: 'სათაური', required: true }),
    url: field.url({ label: 'ბმული' }),
    parent: field.reference('category', ['id', 'alias', 'title'], { label: 'ზედა თემა' }),
    position: field.integer({ label: 'რიგი' }),
    image: field.image({ label: 'სურათი' }),
    hue: field.optionalText({
      label: 'ფერი',
      help: 'ფერი ზედა თემას აქვს, ქვეთემა კი მისგან იღებს. თუ არ აირჩევთ, ფერს სიაში თემის რიგი განსაზღვრავს.',
      options: topicHues,
    }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), introtext: field.text({ label: 'აღწერა' }) },
  isArranged: true,
  writers: ['editor', 'admin'],
  sort: 'position',
  page: pageByAlias(categoryPath),
  search: { summary: ['parent'], texts: [], introtext: 'metainfo' },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Category = RecordOf<typeof category>;

import { tagPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const tag = defineCollection({
  name: 'tag',
  table: 'tag',
  label: 'ტეგი',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', unique: true }),
    title: field.heading({ label: 'სათაური', required: true }),
    url: field.url({ label: 'ბმული' }),
    articles_count: field.count('article', 'article_tag', { label: 'სტატიების რაოდენობა' }),
    questions_count: field.count('question', 'question_tag', { label: 'კითხვების რაოდენობა' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { introtext: field.text({ label: 'აღწერა' }) },
  writers: ['editor', 'admin'],
  sort: 'title',
  page: { parts: ['alias'], path: ({ alias }) => tagPath(String(alias)) },
  search: { summary: [], texts: [], introtext: 'metainfo', image: null },
  meta: { title: ['title'], description: ['introtext'] },
});

export type Tag = RecordOf<typeof tag>;

import { calculationPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const calculation = defineCollection({
  name: 'calculation',
  table: 'calculation',
  label: 'გამომთვლელი',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'სათაური' }),
    introtext: field.text({ label: 'შესავალი' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'სურათი' }),
    position: field.integer({ label: 'რიგი' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  sort: 'position',
  page: { parts: ['alias'], path: ({ alias }) => calculationPath(String(alias)) },
  meta: { title: ['title'], description: ['introtext'] },
});

export type Calculation = RecordOf<typeof calculation>;

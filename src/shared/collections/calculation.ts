import { calculationPath } from '#shared/paths/paths.ts';
import { defineCollection } from './collection.ts';
import * as field from './fields.ts';

export const calculation = defineCollection({
  name: 'calculation',
  table: 'calculation',
  label: 'კალკულატორი',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece', unique: true }),
    title: field.heading({ label: 'სათაური', required: true }),
    introtext: field.text({ label: 'შესავალი' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'სურათი' }),
    position: field.integer({ label: 'რიგი' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  writers: ['editor', 'admin'],
  sort: 'position',
  page: { parts: ['alias'], path: ({ alias }) => calculationPath(String(alias)) },
  search: { summary: ['introtext'], texts: [] },
  meta: { title: ['title'], description: ['introtext'] },
});

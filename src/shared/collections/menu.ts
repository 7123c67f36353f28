import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const menu = defineCollection({
  name: 'menu',
  table: 'menu',
  label: 'მენიუ',
  visibility: 'published',
  nestedBy: 'parent_id',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    title: field.heading({ label: 'სათაური' }),
    url: field.text({ label: 'ბმული' }),
    position: field.integer({ label: 'რიგი' }),
    is_external: field.truth({ label: 'გარე ბმულია' }),
    children: field.references('menu', ['id', 'title', 'url', 'position', 'is_external'], {
      label: 'ქვემენიუ',
      by: 'parent_id',
    }),
  },
  sort: 'position',
});

export type MenuItem = RecordOf<typeof menu>;

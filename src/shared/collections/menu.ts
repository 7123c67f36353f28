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
    title: field.heading({ label: 'სათაური', required: true }),
    url: field.text({ label: 'ბმული', required: true, format: 'link' }),
    position: field.integer({ label: 'რიგი' }),
    is_external: field.truth({ label: 'გარე ბმულია' }),
    children: field.references('menu', ['id', 'title', 'url', 'position', 'is_external'], {
      label: 'ქვემენიუ',
      by: 'parent_id',
    }),
  },
  internal: {
    ...field.states(),
    parent: field.reference('menu', ['id', 'title'], { label: 'ზედა პუნქტი' }),
  },
  isArranged: true,
  writers: ['editor', 'admin'],
  sort: 'position',
});

export type MenuItem = RecordOf<typeof menu>;

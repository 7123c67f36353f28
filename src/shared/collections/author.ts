import { authorPath } from '#shared/paths/paths.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const author = defineCollection({
  name: 'author',
  table: 'author',
  label: 'ავტორი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece' }),
    title: field.heading({ label: 'სახელი და გვარი', required: true }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'პორტრეტი' }),
    introtext: field.text({ label: 'მოკლედ' }),
    body: field.html({ label: 'ბიოგრაფია' }),
    position_title: field.text({ label: 'თანამდებობა' }),
    articles_count: field.count('article', 'author_id', { label: 'სტატიების რაოდენობა' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), ...field.states() },
  writers: ['editor', 'admin'],
  sort: 'title',
  page: pageByAlias(authorPath),
  search: { names: ['position_title'], summary: ['introtext'], texts: ['body'] },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Author = RecordOf<typeof author>;

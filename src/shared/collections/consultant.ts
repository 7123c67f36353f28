import { consultantPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const consultant = defineCollection({
  name: 'consultant',
  table: 'consultant',
  label: 'კონსულტანტი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'სახელი და გვარი' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'პორტრეტი' }),
    introtext: field.text({ label: 'მოკლედ' }),
    body: field.html({ label: 'ბიოგრაფია' }),
    professions: field.references('profession', ['id', 'title'], {
      label: 'პროფესიები',
      through: 'consultant_profession',
    }),
    answers_count: field.count('question', 'consultant_id', { label: 'პასუხების რაოდენობა' }),
    is_available: field.truth({ label: 'იღებს კითხვებს' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  sort: 'title',
  countable: ['professions.id'],
  page: {
    parts: ['id', 'alias'],
    path: ({ id, alias }) => consultantPath({ id: id ?? '', alias: String(alias) }),
  },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Consultant = RecordOf<typeof consultant>;

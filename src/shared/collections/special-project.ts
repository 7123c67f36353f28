import { specialProjectPath } from '#shared/paths/paths.ts';
import { cardFields } from './article-card.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import * as held from './held-values.ts';

/** A part of the page with a heading of its own; `body` is safe html. */
export interface ProjectSection {
  title: string;
  body: string;
}

export interface Sponsor {
  title: string;
  url: string | null;
  logo: string | null;
}

export const specialProject = defineCollection({
  name: 'special_project',
  table: 'special_project',
  label: 'სპეციალური პროექტი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'სათაური' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'სურათი' }),
    introtext: field.text({ label: 'შესავალი' }),
    body: field.html({ label: 'ტექსტი' }),
    sections: field.json<ProjectSection[]>({ label: 'ნაწილები' }),
    sponsor: field.json<Sponsor | null>({ label: 'სპონსორი', holds: held.sponsor, media: ['logo'] }),
    articles: field.references('article', cardFields, {
      label: 'სტატიები',
      through: 'special_project_article',
    }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  sort: 'title',
  page: {
    parts: ['id', 'alias'],
    path: ({ id, alias }) => specialProjectPath({ id: id ?? '', alias: String(alias) }),
  },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type SpecialProject = RecordOf<typeof specialProject>;

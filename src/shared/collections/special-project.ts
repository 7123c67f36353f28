import { specialProjectPath } from '#shared/paths/paths.ts';
import { cardFields } from './article-card.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import * as schemas from './json-schemas.ts';

/** A section with a heading of its own; `body` is safe HTML. */
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
    alias: field.alias({ label: 'მისამართი', format: 'address_piece' }),
    title: field.heading({ label: 'სათაური', required: true }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'სურათი' }),
    introtext: field.text({ label: 'შესავალი' }),
    body: field.html({ label: 'ტექსტი' }),
    sections: field.json<ProjectSection[]>({
      label: 'ნაწილები',
      schema: schemas.projectSections,
      html: ['body'],
    }),
    sponsor: field.json<Sponsor | null>({ label: 'სპონსორი', schema: schemas.sponsor, media: ['logo'] }),
    articles: field.references('article', cardFields, {
      label: 'სტატიები',
      through: 'special_project_article',
    }),
    next_review_at: field.date({
      label: 'შემდეგი შემოწმება',
      help: 'ამ დღემდე 30 დღით ადრე რეცენზენტს წერილი მიუვა.',
      onlyOnRequest: true,
    }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: {
    ...field.metaTexts(),
    ...field.states(),
    ...field.approval(),
    reviewed_at: field.date({ label: 'შემოწმდა', writers: 'act' }),
  },
  needsReview: true,
  writers: ['editor', 'admin'],
  sort: 'title',
  page: pageByAlias(specialProjectPath),
  search: { summary: ['introtext'], texts: ['body'] },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type SpecialProject = RecordOf<typeof specialProject>;

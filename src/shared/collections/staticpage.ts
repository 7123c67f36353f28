import { paths } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const staticpage = defineCollection({
  name: 'staticpage',
  table: 'staticpage',
  label: 'სტატიკური გვერდი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece', unique: true }),
    title: field.heading({ label: 'სათაური', required: true }),
    body: field.html({ label: 'ტექსტი' }),
    url: field.url({ label: 'ბმული' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), ...field.states(), introtext: field.text({ label: 'აღწერა' }) },
  writers: ['editor', 'admin'],
  sort: 'id',
  page: { parts: ['alias'], path: ({ alias }) => `/${alias}.html` },
  search: { summary: [], texts: ['body'], introtext: 'metainfo', image: null },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type StaticPage = RecordOf<typeof staticpage>;
/** The aliases of the static pages that the program links to: their addresses without slash and ending. */
export const staticPageAliases = {
  about: paths.about.slice(1, -5),
  contact: paths.contact.slice(1, -5),
  faq: paths.faq.slice(1, -5),
  terms: paths.terms.slice(1, -5),
  partners: paths.partners.slice(1, -5),
  editorial: paths.editorial.slice(1, -5),
  privacy: paths.privacy.slice(1, -5),
  saleterms: paths.saleterms.slice(1, -5),
  cookies: paths.cookies.slice(1, -5),
  accessibility: paths.accessibility.slice(1, -5),
} as const;

import { journalPath } from '#shared/paths/paths.ts';
import { cardFields } from './article-card.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const journal = defineCollection({
  name: 'journal',
  table: 'journal',
  label: 'ჟურნალი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece' }),
    title: field.heading({ label: 'სათაური', required: true }),
    url: field.url({ label: 'ბმული' }),
    number: field.integer({ label: 'გამოშვების ნომერი', required: true }),
    published_on: field.date({ label: 'გამოვიდა' }),
    image: field.image({ label: 'ყდა' }),
    introtext: field.text({ label: 'მოკლედ' }),
    body: field.html({ label: 'რედაქტორის სიტყვა' }),
    file_url: field.file({ label: 'ფაილი' }),
    articles: field.references('article', cardFields, { label: 'სარჩევი', through: 'journal_article' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), ...field.states() },
  writers: ['editor', 'admin'],
  sort: '-published_on',
  page: pageByAlias(journalPath),
  search: { summary: ['introtext'], texts: ['body'], newest: 'published_on' },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Journal = RecordOf<typeof journal>;

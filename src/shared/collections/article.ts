import { articlePath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import * as schemas from './json-schemas.ts';

export interface Video {
  url: string;
  poster: string | null;
  /** Georgian captions in WebVTT; relative to the media base. */
  captions?: string | null;
}

export interface Source {
  title: string;
  url: string | null;
}

export const article = defineCollection({
  name: 'article',
  table: 'article',
  label: 'სტატია',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({
      label: 'მისამართი',
      help: 'გვერდის მისამართის ნაწილი ლათინური ასოებით; თუ ცარიელია, სათაურიდან შეიქმნება.',
      format: 'address_piece',
    }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'თემა',
      required: true,
      includesChildrenBy: 'section_id',
    }),
    image: field.image({ label: 'სურათი' }),
    introtext: field.text({ label: 'შესავალი', help: 'ჩანს სათაურის ქვეშ, სიებსა და ძიების შედეგებში.' }),
    title: field.heading({ label: 'სათაური', required: true }),
    url: field.url({ label: 'ბმული' }),
    has_video: field.truth({ label: 'ვიდეო აქვს', writers: 'portal' }),
    video: field.json<Video | null>({ label: 'ვიდეო', schema: schemas.video, media: ['url', 'poster'] }),
    key_facts: field.json<string[]>({
      label: 'მოკლედ',
      help: 'არაუმეტეს სამი მთავარი აზრისა: ისინი ტექსტის თავში დგას.',
      schema: schemas.keyFacts,
    }),
    body: field.html({ label: 'ტექსტი' }),
    author: field.reference('author', ['id', 'alias', 'title', 'url', 'image'], { label: 'ავტორი' }),
    reviewer: field.reference('author', ['id', 'alias', 'title', 'url'], {
      label: 'რეცენზენტი',
      writers: 'act',
    }),
    tags: field.references('tag', ['id', 'alias', 'title', 'url'], {
      label: 'ტეგები',
      through: 'article_tag',
    }),
    sources: field.json<Source[]>({
      label: 'წყაროები',
      help: 'ტექსტში ნომრებით მიუთითებთ; ჯერ დასახელება, გამომცემელი და წელი, მერე ბმული.',
      schema: schemas.sources,
    }),
    published_at: field.instant({
      label: 'გამოქვეყნდა',
      help: 'თუ ცარიელია, გამოქვეყნების დრო თავისით ჩაიწერება.',
    }),
    updated_at: field.instant({ label: 'განახლდა', writers: 'act' }),
    reviewed_at: field.date({ label: 'შემოწმდა', writers: 'act' }),
    next_review_at: field.date({
      label: 'შემდეგი შემოწმება',
      help: 'ამ დღემდე 30 დღით ადრე რეცენზენტს წერილი მიუვა.',
    }),
    views: field.integer({ label: 'ნახვები', side: 'article_popularity', writers: 'act' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), status: field.status() },
  needsReview: true,
  writers: ['author', 'editor', 'admin'],
  sort: '-published_at',
  countable: ['category.id'],
  page: {
    parts: ['id', 'alias', 'category.path'],
    path: (parts) =>
      articlePath({
        id: parts.id ?? '',
        alias: String(parts.alias),
        categoryPath: String(parts['category.path']),
      }),
  },
  search: { summary: ['introtext'], texts: ['body'], newest: 'published_at' },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Article = RecordOf<typeof article>;

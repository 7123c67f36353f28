import { articlePath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import * as held from './held-values.ts';

export interface Video {
  url: string;
  poster: string | null;
  /** WebVTT in Georgian, where there is one; relative to the media base. */
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
    alias: field.text({ label: 'მისამართი' }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'კატეგორია',
      includesChildrenBy: 'section_id',
    }),
    image: field.image({ label: 'სურათი' }),
    introtext: field.text({ label: 'შესავალი' }),
    title: field.heading({ label: 'სათაური' }),
    url: field.url({ label: 'ბმული' }),
    has_video: field.truth({ label: 'ვიდეო აქვს' }),
    video: field.json<Video | null>({ label: 'ვიდეო', holds: held.video, media: ['url', 'poster'] }),
    body: field.html({ label: 'ტექსტი' }),
    author: field.reference('author', ['id', 'alias', 'title', 'url', 'image'], { label: 'ავტორი' }),
    reviewer: field.reference('author', ['id', 'alias', 'title', 'url'], { label: 'რეცენზენტი' }),
    tags: field.references('tag', ['id', 'alias', 'title', 'url'], {
      label: 'ტეგები',
      through: 'article_tag',
    }),
    sources: field.json<Source[]>({ label: 'წყაროები', holds: held.sources }),
    published_at: field.instant({ label: 'გამოქვეყნდა' }),
    updated_at: field.instant({ label: 'განახლდა' }),
    reviewed_at: field.date({ label: 'შემოწმდა' }),
    next_review_at: field.date({ label: 'შემდეგი შემოწმება' }),
    views: field.integer({ label: 'ნახვები', side: 'article_popularity' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  sort: '-published_at',
  page: {
    parts: ['id', 'alias', 'category.path'],
    path: (parts) =>
      articlePath({
        id: parts.id ?? '',
        alias: String(parts.alias),
        categoryPath: String(parts['category.path']),
      }),
  },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Article = RecordOf<typeof article>;

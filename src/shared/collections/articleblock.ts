import { pageGroupOf } from '#shared/paths/route-names.ts';
import type { ArticleCard } from './article-card.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** SPEC.md section 2; `signle_article` is spelt so there. */
export const blockLayouts = [
  'main_slider',
  'category',
  'image_left',
  'image_right',
  'signle_article',
  'grids',
  'imageList',
] as const;
export type BlockLayout = (typeof blockLayouts)[number];

export const articleblock = defineCollection({
  name: 'articleblock',
  table: 'articleblock',
  label: 'სტატიების ბლოკი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    layout: field.text({ label: 'განლაგება' }),
    position: field.heading({ label: 'ადგილი' }),
    pages: field.names({ label: 'გვერდები', widen: pageGroupOf }),
    title: field.heading({ label: 'სათაური' }),
    link: field.optionalText({ label: 'ბმული' }),
    is_external: field.truth({ label: 'გარე ბმულია' }),
    hide_title: field.truth({ label: 'სათაურის დამალვა' }),
    articles: field.filled<ArticleCard[]>({ label: 'სტატიები' }),
  },
  sort: 'position',
  alwaysGroupedBy: 'position',
});

export type ArticleBlock = Omit<RecordOf<typeof articleblock>, 'layout'> & { layout: BlockLayout };

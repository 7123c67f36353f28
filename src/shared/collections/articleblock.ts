import { pageGroupOf } from '#shared/paths/route-names.ts';
import type { ArticleCard } from './article-card.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Layouts of SPEC.md section 2, which spells `signle_article` this way. */
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

/** How a block gets its articles: chosen one by one, or by a rule. */
const blockRules = ['chosen', 'newest', 'most_read', 'category', 'tag'] as const;

export const articleblock = defineCollection({
  name: 'articleblock',
  table: 'articleblock',
  label: 'სტატიების ბლოკი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    layout: field.text({ label: 'განლაგება', required: true, options: blockLayouts }),
    position: field.heading({
      label: 'ადგილი',
      help: 'ადგილი გვერდის ბადეში, მაგალითად: 1-2.',
      required: true,
      format: 'grid_position',
    }),
    pages: field.names({ label: 'გვერდები', widen: pageGroupOf, format: 'page_name' }),
    title: field.heading({ label: 'სათაური', required: true }),
    link: field.optionalText({ label: 'ბმული', format: 'link' }),
    is_external: field.truth({ label: 'გარე ბმულია' }),
    hide_title: field.truth({ label: 'სათაურის დამალვა', help: 'სათაური ბლოკის თავზე არ გამოჩნდება.' }),
    articles: field.computed<ArticleCard[]>({
      label: 'სტატიები',
      stored: { to: 'article', column: 'chosen' },
    }),
  },
  internal: {
    ...field.states(),
    rule: field.text({
      label: 'შევსების წესი',
      help: 'სტატიებს თავად ირჩევთ ან ბლოკი წესით ივსება.',
      options: blockRules,
    }),
    rule_category: field.reference('category', ['id', 'title'], { label: 'რომელი თემიდან' }),
    rule_tag: field.reference('tag', ['id', 'title'], { label: 'რომელი ტეგიდან' }),
    size: field.integer({ label: 'სტატიების რაოდენობა', min: 1, max: 60 }),
  },
  isArranged: true,
  writers: ['editor', 'admin'],
  sort: 'position',
  alwaysGroupedBy: 'position',
});

export type ArticleBlock = Omit<RecordOf<typeof articleblock>, 'layout'> & { layout: BlockLayout };

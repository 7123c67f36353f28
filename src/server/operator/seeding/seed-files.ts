import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { blockLayouts } from '#shared/collections/articleblock.ts';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import type { paths } from '#shared/paths/paths.ts';

/** The demonstration content as its files describe it. */
const id = z.int().positive();
const title = z.string().min(1).max(200);
const text = z.string().min(1);
const hue = z.number().min(0).max(360);
const day = z.iso.date();

const category = z.strictObject({ id, title, alias: text, introtext: text, icon: text });
const topCategory = category.extend({ hue, children: z.array(category) });
const tag = z.strictObject({ id, title, introtext: z.string().default('') });
const author = z.strictObject({ id, title, position_title: text, introtext: text, hue, body: text });
const article = z.strictObject({
  id,
  title,
  introtext: text,
  category: id,
  author: id,
  reviewer: id,
  published_at: z.iso.datetime(),
  reviewed_at: day,
  next_review_at: day,
  tags: z.array(text).min(1),
  icon: text,
  /** Name of a file in seeds/media. */
  video: z.string().optional(),
  sources: z.array(z.strictObject({ title: text, url: z.url() })).min(1),
  body: text,
});
const page = z.strictObject({
  id,
  page: z.enum(['about', 'contact', 'faq', 'terms']),
  title,
  introtext: text,
  body: text,
});

/** Screens without a record that a menu may lead to; an entry for one has a title of its own. */
const screens = [
  'encyclopedia',
  'calculations',
  'doctors',
  'clinics',
  'questions',
  'journals',
  'authors',
  'consultants',
  'tags',
] as const satisfies readonly (keyof typeof paths)[];
/** What a menu entry or a block's title leads to: a record or a page, never an address that could be wrong. */
const target = z.union([
  z.strictObject({ category: id }),
  z.strictObject({ page: z.enum(Object.keys(staticPageAliases) as [keyof typeof staticPageAliases]) }),
  z.strictObject({ screen: z.enum(screens) }),
]);
const menuEntry = z.strictObject({ id, title: title.optional(), to: target });
const menu = menuEntry.extend({ children: z.array(menuEntry).default([]) });
const rule = z.union([
  z.strictObject({ newest: z.int().positive() }),
  z.strictObject({ most_read: z.int().positive() }),
  z.strictObject({ category: id, size: z.int().positive() }),
  z.strictObject({ tag: text, size: z.int().positive() }),
  z.strictObject({ chosen: z.array(id).min(1) }),
]);
const block = z.strictObject({
  id,
  layout: z.enum(blockLayouts),
  position: z.string().regex(/^\d{1,2}-\d{1,2}$/),
  pages: z.array(text).min(1),
  title,
  hide_title: z.boolean().default(false),
  to: target.optional(),
  fill: rule,
});
const demoNotes = z.strictObject({ article: text, author: text, page: text });

const seedFiles = z.object({
  categories: z.array(topCategory),
  tags: z.array(tag),
  authors: z.array(author),
  articles: z.array(article),
  pages: z.array(page),
  menu: z.array(menu),
  blocks: z.array(block),
  /** Articles by their number, most read first. */
  mostRead: z.array(id),
  demoNotes,
});

export type SeedContent = z.infer<typeof seedFiles>;
export type SeedTarget = z.infer<typeof target>;
export type SeedArticle = z.infer<typeof article>;
export type SeedBlock = z.infer<typeof block>;

export const seedsDirectory = join(import.meta.dirname, '../../../../seeds');

/** Reads and checks all seed files; a mistake in one is an error that says where. */
export function readSeeds(directory: string = seedsDirectory): SeedContent {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'));
  const found = seedFiles.safeParse({
    categories: json('categories.json'),
    tags: json('tags.json'),
    menu: json('menu.json'),
    blocks: json('blocks.json'),
    mostRead: json('most-read.json'),
    demoNotes: json('demo-notes.json'),
    authors: readTexts(join(directory, 'authors')),
    articles: readTexts(join(directory, 'articles')),
    pages: readTexts(join(directory, 'pages')),
  });
  if (!found.success) throw new Error(`seeds/: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** Markdown files with front matter, each as its front matter and `body`. */
function readTexts(directory: string): unknown[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => {
      const whole = readFileSync(join(directory, name), 'utf8');
      const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(whole) ?? [];
      if (head === undefined || body === undefined)
        throw new Error(`${join(directory, name)} has no front matter`);
      return { ...(parse(head) as object), body: body.trim() };
    });
}

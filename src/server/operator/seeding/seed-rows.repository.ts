import type { Insertable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables/tables.ts';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { categoryPath, paths } from '#shared/paths/paths.ts';
import { storedBody } from './seed-bodies.ts';
import type { SeedArticle, SeedBlock, SeedContent, SeedTarget } from './seed-files.ts';
import {
  articleCover,
  categoryCover,
  portrait,
  videoCaptions,
  videoFile,
  videoPoster,
} from './seed-pictures.ts';
import { upsert } from './upsert.repository.ts';

/** Writes all rows of the seeds through one transaction, those first that others point to. */
export async function writeSeedRows(db: Database, content: SeedContent): Promise<void> {
  await writeCategories(db, content);
  await upsert(
    db,
    'author',
    content.authors.map((author) => ({
      id: author.id,
      alias: aliasOf(author.title),
      title: author.title,
      position_title: author.position_title,
      introtext: author.introtext,
      image: portrait(author.id),
      status: 'published' as const,
      ...storedBody(author.body, content.demoNotes.author),
    })),
  );
  await upsert(
    db,
    'tag',
    content.tags.map(({ id, title, introtext }) => ({ id, alias: aliasOf(title), title, introtext })),
  );
  await upsert(
    db,
    'article',
    content.articles.map((article) => articleRow(article, content)),
  );
  await writeTagsOfArticles(db, content);
  await upsert(
    db,
    'staticpage',
    content.pages.map((page) => ({
      id: page.id,
      alias: staticPageAliases[page.page],
      title: page.title,
      introtext: page.introtext,
      status: 'published' as const,
      ...storedBody(page.body, content.demoNotes.page),
    })),
  );
  await writeMenu(db, content);
  await upsert(
    db,
    'articleblock',
    content.blocks.map((block) => blockRow(block, content)),
  );
}

async function writeCategories(db: Database, { categories }: SeedContent): Promise<void> {
  const row = (
    one: SeedContent['categories'][number]['children'][number],
    parent_id: number | null,
    position: number,
  ) => ({
    id: one.id,
    parent_id,
    alias: one.alias,
    title: one.title,
    introtext: one.introtext,
    image: categoryCover(one.id),
    position,
  });
  await upsert(
    db,
    'category',
    categories.map((top, at) => row(top, null, at + 1)),
  );
  await upsert(
    db,
    'category',
    categories.flatMap((top) => top.children.map((child, at) => row(child, top.id, at + 1))),
  );
}

function articleRow(article: SeedArticle, content: SeedContent): Insertable<Tables['article']> {
  const { video } = article;
  return {
    id: article.id,
    alias: aliasOf(article.title),
    category_id: article.category,
    image: articleCover(article.id),
    introtext: article.introtext,
    title: article.title,
    ...(video
      ? {
          video: JSON.stringify({
            url: videoFile(video),
            poster: videoPoster(video),
            captions: videoCaptions(video),
          }),
        }
      : {}),
    author_id: article.author,
    reviewer_id: article.reviewer,
    sources: JSON.stringify(article.sources),
    published_at: article.published_at,
    updated_at: article.published_at,
    reviewed_at: article.reviewed_at,
    next_review_at: article.next_review_at,
    status: 'published',
    ...storedBody(article.body, content.demoNotes.article),
  };
}

async function writeTagsOfArticles(db: Database, { articles, tags }: SeedContent): Promise<void> {
  const ids = new Map(tags.map((tag) => [tag.title, tag.id]));
  const rows = articles.flatMap((article) =>
    article.tags.map((title, position) => ({ article_id: article.id, tag_id: idOf(ids, title), position })),
  );
  await db
    .deleteFrom('article_tag')
    .where(
      'article_id',
      'in',
      articles.map(({ id }) => id),
    )
    .execute();
  await db.insertInto('article_tag').values(rows).execute();
}

async function writeMenu(db: Database, content: SeedContent): Promise<void> {
  const row = (
    entry: SeedContent['menu'][number]['children'][number],
    parent_id: number | null,
    position: number,
  ) => {
    const found = resolve(entry.to, content);
    return { id: entry.id, parent_id, title: entry.title ?? found.title, url: found.url, position };
  };
  await upsert(
    db,
    'menu',
    content.menu.map((entry, at) => row(entry, null, at + 1)),
  );
  await upsert(
    db,
    'menu',
    content.menu.flatMap((entry) => entry.children.map((child, at) => row(child, entry.id, at + 1))),
  );
}

function blockRow(block: SeedBlock, content: SeedContent): Insertable<Tables['articleblock']> {
  const { id, layout, position, pages, title, hide_title, to, fill } = block;
  const base = { id, layout, position, pages, title, hide_title, link: to ? resolve(to, content).url : null };
  if ('newest' in fill) return { ...base, rule: 'newest', size: fill.newest };
  if ('most_read' in fill) return { ...base, rule: 'most_read', size: fill.most_read };
  if ('category' in fill)
    return { ...base, rule: 'category', rule_category_id: fill.category, size: fill.size };
  if ('chosen' in fill) return { ...base, rule: 'chosen', chosen: fill.chosen, size: fill.chosen.length };
  const ids = new Map(content.tags.map((tag) => [tag.title, tag.id]));
  return { ...base, rule: 'tag', rule_tag_id: idOf(ids, fill.tag), size: fill.size };
}

/** Title and address of what a menu entry or a block leads to. */
function resolve(to: SeedTarget, { categories, pages }: SeedContent): { title: string; url: string } {
  if ('screen' in to) return { title: '', url: paths[to.screen] };
  if ('page' in to) {
    const page = pages.find((one) => one.page === to.page);
    return { title: page?.title ?? '', url: paths[to.page] };
  }
  const found = categories.flatMap((top) => [top, ...top.children]).find(({ id }) => id === to.category);
  if (!found) throw new Error(`seeds/: no category ${to.category}`);
  return { title: found.title, url: categoryPath(found) };
}

function idOf(ids: ReadonlyMap<string, number>, title: string): number {
  const id = ids.get(title);
  if (id === undefined) throw new Error(`seeds/: no tag „${title}“ in tags.json`);
  return id;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDocument } from '#shared/content/document.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { storedBody } from './seed-bodies.ts';
import { readSeeds, seedsDirectory } from './seed-files.ts';

const content = readSeeds();
const categories = content.categories.flatMap((top) => [top, ...top.children]);
const lower = new Set(content.categories.flatMap((top) => top.children.map(({ id }) => id)));
const authors = new Set(content.authors.map(({ id }) => id));
const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the seeds', () => {
  it('hold what a demonstration needs', () => {
    expect(content.categories).toHaveLength(8);
    for (const top of content.categories) expect([2, 3]).toContain(top.children.length);
    expect(content.articles).toHaveLength(48);
    expect(content.authors).toHaveLength(6);
    expect(content.pages.map(({ page }) => page).sort()).toEqual(['about', 'contact', 'faq', 'terms']);
    expect(content.articles.filter(({ video }) => video)).toHaveLength(3);
  });

  it.each(content.articles.map((article) => [article.id, article] as const))(
    'article %i is whole',
    (_id, article) => {
      expect(lower).toContain(article.category);
      expect(authors).toContain(article.author);
      expect(authors).toContain(article.reviewer);
      expect(article.reviewer).not.toBe(article.author);
      expect(article.sources.length).toBeGreaterThanOrEqual(2);
      const words = wordsOf(article.body);
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(600);
      expect(article.body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
      expect(article.body).toMatch(/^(- |1\. )/m);
      expect(article.reviewed_at <= article.published_at.slice(0, 10)).toBe(true);
      expect(article.next_review_at > article.reviewed_at).toBe(true);
      if (article.video) expect(existsSync(join(seedsDirectory, 'media', article.video))).toBe(true);
    },
  );

  it('use only tags that are listed, and every tag', () => {
    const listed = new Set(content.tags.map(({ title }) => title));
    const used = new Set(content.articles.flatMap(({ tags }) => tags));
    expect([...used].filter((title) => !listed.has(title))).toEqual([]);
    expect([...listed].filter((title) => !used.has(title))).toEqual([]);
  });

  it('repeat no number and no address', () => {
    for (const list of [
      content.articles,
      content.authors,
      content.tags,
      content.pages,
      content.blocks,
      categories,
    ])
      expect(repeated(list.map(({ id }) => id))).toEqual([]);
    expect(repeated(content.articles.map(({ title, category }) => `${category}/${aliasOf(title)}`))).toEqual(
      [],
    );
    expect(repeated(content.tags.map(({ title }) => aliasOf(title)))).toEqual([]);
    expect(repeated(content.authors.map(({ title }) => aliasOf(title)))).toEqual([]);
    expect(repeated(content.categories.map(({ alias }) => alias))).toEqual([]);
    for (const top of content.categories)
      expect(repeated(top.children.map(({ alias }) => alias))).toEqual([]);
  });

  it('give categories the alias of their title', () => {
    for (const { alias, title } of categories) expect(alias).toBe(aliasOf(title));
  });

  it('place blocks of all seven layouts on the home page', () => {
    const onHome = content.blocks.filter(({ pages }) => pages.includes('home'));
    expect(new Set(onHome.map(({ layout }) => layout)).size).toBe(7);
    const chosen = content.blocks.flatMap(({ fill }) => ('chosen' in fill ? fill.chosen : []));
    const ids = new Set(content.articles.map(({ id }) => id));
    expect([...chosen, ...content.mostRead].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('describe authors in 80 to 150 words', () => {
    for (const { body } of content.authors) {
      expect(wordsOf(body)).toBeGreaterThanOrEqual(78);
      expect(wordsOf(body)).toBeLessThanOrEqual(150);
    }
  });

  it('answer at least ten questions', () => {
    const faq = content.pages.find(({ page }) => page === 'faq');
    expect(faq?.body.match(/^### .+\?$/gm)?.length).toBeGreaterThanOrEqual(10);
  });

  it('say in every text that it is a demonstration', () => {
    for (const note of Object.values(content.demoNotes)) {
      const { body, body_html } = storedBody('ტექსტი', note);
      expect(isDocument(JSON.parse(body))).toBe(true);
      expect(body_html).toContain('<strong>სადემონსტრაციო მასალა</strong>');
    }
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blockLayouts } from '#shared/collections/articleblock.ts';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import { textOfHtml } from '#shared/content/html-text.ts';
import {
  chestPainMinutes,
  hoursPerPad,
  hoursWithoutUrine,
  pressureForToday,
} from '#shared/medicine/thresholds.ts';
import { readSeeds, seedsDirectory } from './seed-files.ts';
import { listSeedLines } from './seed-lines.ts';

const content = readSeeds();
const lines = listSeedLines(content);
/** Parses the records of one collection with the fields that a test needs. */
const of = <Shape extends z.ZodRawShape>(collection: string, shape: Shape) =>
  lines
    .filter((line) => line.collection === collection)
    .map((line) => z.looseObject({ id: z.int(), ...shape }).parse(line));

const text = z.string();
const ids = z.array(z.int());
const idsOf = (collection: string) => new Set(of(collection, {}).map(({ id }) => id));
const wordsIn = (html: string): number =>
  textOfHtml(html)
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length;
const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at);
const georgianLetters = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';

const categories = of('category', { title: text, alias: text, parent: z.int().optional() });
const articles = of('article', {
  title: text,
  category: z.int(),
  author: z.int(),
  reviewer: z.int(),
  tags: ids,
  sources: z.array(z.looseObject({ title: text })),
  body: text,
  ...{ published_at: text, reviewed_at: text, next_review_at: text },
  key_facts: z.array(text).optional(),
});
const terms = of('term', {
  ...{ title: text, introtext: text, body: text },
  related: ids,
  synonyms: z.array(text),
});
const questions = of('question', { title: text, slug: text, tags: ids, asked_at: text, answered_at: text });

/** The distinct first groups of a pattern's matches in all texts. */
const said = (pattern: RegExp) =>
  new Set(
    lines.flatMap((line) =>
      Array.from(textOfHtml(JSON.stringify(line)).matchAll(pattern), ([, found]) => found),
    ),
  );

describe('medicine', () => {
  it('names a single duration after which chest pain is an emergency', () => {
    expect(said(/გულმკერდ[^.]{0,80}?([\d–-]+) წუთზე/gu)).toEqual(new Set([String(chestPainMinutes)]));
  });

  it('names a single blood pressure that requires a doctor the same day', () => {
    expect(said(/(?<!\d)(18\d\/\d+)/gu)).toEqual(new Set([pressureForToday]));
  });

  it('names a single number of hours for a pad', () => {
    expect(said(/საფენს ყოველ ([\d–-]+) საათში/gu)).toEqual(new Set([String(hoursPerPad)]));
  });

  it('states hours without urine only by age', () => {
    const { infant, child, adult } = hoursWithoutUrine;
    expect(said(/ჩვილს (\d+)(?:, | საათია)/gu)).toEqual(new Set([String(infant)]));
    expect(said(/(\d+) საათ(?:ია|ზე მეტია) არ მო(?:უ|გი)შარდ/gu)).toEqual(
      new Set([String(child), String(adult)]),
    );
  });
});

describe('the seeds', () => {
  it('contain what a demonstration needs', () => {
    expect(categories.filter(({ parent }) => parent === undefined)).toHaveLength(8);
    for (const top of categories.filter(({ parent }) => parent === undefined))
      expect([2, 3]).toContain(categories.filter(({ parent }) => parent === top.id).length);
    expect(articles.length).toBeGreaterThanOrEqual(91);
    expect(of('author', {})).toHaveLength(6);
    expect(content.pages.map(({ page }) => page).sort()).toEqual(Object.keys(staticPageAliases).sort());
    expect(content.articles.filter(({ video }) => video)).toHaveLength(3);
  });

  it.each(articles.map((article) => [article.id, article] as const))(
    'article %i is complete',
    (id, article) => {
      expect(categories.find((one) => one.id === article.category)?.parent).toBeDefined();
      expect(article.reviewer).not.toBe(article.author);
      expect(article.sources.length).toBeGreaterThanOrEqual(2);
      expect(article.sources.some(({ title }) => /\b(?:19|20)\d\d\b/.test(title))).toBe(true);
      expect([0, 3]).toContain(article.key_facts?.length ?? 0);
      const written = content.articles.find((one) => one.id === id)?.body ?? '';
      const words = written.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(250);
      expect(article.body.match(/<h2/g)?.length).toBeGreaterThanOrEqual(3);
      expect(article.body).toMatch(/<[uo]l>/);
      expect(article.reviewed_at <= article.published_at.slice(0, 10)).toBe(true);
      expect(article.next_review_at > article.reviewed_at).toBe(true);
    },
  );

  it('contain every file that they name', () => {
    for (const { video } of content.articles)
      if (video) expect(existsSync(join(seedsDirectory, 'media', video))).toBe(true);
  });

  it('use every tag', () => {
    const used = new Set(articles.flatMap(({ tags }) => tags));
    expect([...idsOf('tag')].filter((id) => !used.has(id))).toEqual([]);
  });

  it('have unique ids and addresses', () => {
    for (const [collection, some] of Map.groupBy(lines, (line) => line.collection))
      expect(repeated(some.map(({ id }) => id)), collection).toEqual([]);
    for (const collection of ['tag', 'author', 'question', 'staticpage', 'profession', 'category'])
      expect(
        repeated(of(collection, {}).map(({ alias, slug, parent }) => `${parent} ${alias ?? slug}`)),
      ).toEqual([]);
    const paths = of('article', { alias: text }).map(({ category, alias }) => `${category}/${alias}`);
    expect(repeated(paths)).toEqual([]);
  });

  it('place blocks of all seven layouts on the home page', () => {
    const blocks = of('articleblock', { layout: text, pages: z.array(text), articles: ids.optional() });
    const onHome = blocks.filter(({ pages }) => pages.includes('home')).map(({ layout }) => layout);
    expect(new Set(onHome)).toEqual(new Set(blockLayouts));
    const named = [...blocks.flatMap((block) => block.articles ?? []), ...content.mostRead];
    expect(named.filter((id) => !idsOf('article').has(id))).toEqual([]);
  });

  it('link menus and blocks to existing pages', () => {
    const found = new Set(
      content.categories.flatMap((top) => [top, ...top.children]).map(({ id }) => `/category/${id}-`),
    );
    for (const { link } of of('articleblock', { link: text.optional() }))
      if (link)
        expect(
          [...found].some((start) => link.startsWith(start)),
          link,
        ).toBe(true);
    for (const { url } of of('menu', { url: text })) expect(url).toMatch(/^\/[a-z-]+\.html$/);
  });

  it('describe authors in 80 to 150 words', () => {
    for (const { body } of content.authors) {
      expect(wordsIn(body)).toBeGreaterThanOrEqual(78);
      expect(wordsIn(body)).toBeLessThanOrEqual(150);
    }
  });

  it('contain at least ten answered public questions', () => {
    const faq = content.pages.find(({ page }) => page === 'faq');
    expect(faq?.body.match(/^### .+\?$/gm)?.length).toBeGreaterThanOrEqual(10);
  });

  it('end every text with the demonstration note', () => {
    const note = '<strong>სადემონსტრაციო მასალა</strong>';
    const noted = ['article', 'author', 'staticpage', 'term', 'clinic', 'doctor', 'consultant', 'journal'];
    for (const collection of noted)
      for (const { id, body } of of(collection, { body: text }))
        expect(body, `${collection} ${id}`).toContain(note);
    for (const { answer } of of('question', { answer: text })) expect(answer).toContain(note);
  });
});

describe('the encyclopedia', () => {
  it('has 200 terms, under every Georgian letter and under other letters', () => {
    expect(terms.length).toBeGreaterThanOrEqual(200);
    expect(repeated(terms.map(({ title }) => title))).toEqual([]);
    const begins = new Set(terms.map(({ title }) => title[0]));
    for (const letter of georgianLetters) expect(begins, letter).toContain(letter);
    expect(terms.some(({ title }) => /^[A-Z]/.test(title))).toBe(true);
  });

  it('has one term for each name', () => {
    expect(repeated(terms.flatMap(({ title, synonyms }) => [title, ...synonyms]))).toEqual([]);
  });

  it('explains each term in a definition and a text, with other related terms', () => {
    for (const { id, title, introtext, body, related } of terms) {
      expect(wordsIn(`${introtext} ${body}`), title).toBeGreaterThanOrEqual(60);
      expect(related, title).not.toContain(id);
      expect(related.length, title).toBeGreaterThan(0);
    }
  });
});

describe('the directories', () => {
  it('list somebody for every profession and branch', () => {
    const people = [...of('doctor', { professions: ids }), ...of('consultant', { professions: ids })];
    for (const id of idsOf('profession'))
      expect(
        people.some(({ professions }) => professions.includes(id)),
        `profession ${id}`,
      ).toBe(true);
    for (const id of idsOf('clinic'))
      expect(
        of('doctor', { clinics: ids }).some(({ clinics }) => clinics.includes(id)),
        `clinic ${id}`,
      ).toBe(true);
  });

  it('lead a question about every profession to a topic of theirs, or to a family doctor', () => {
    const answered = of('category_profession', { profession: z.int(), category: z.int() });
    const topicsOf = (id: number) => answered.filter(({ profession }) => profession === id);
    for (const { category } of answered) expect(idsOf('category')).toContain(category);
    const urologist = 16;
    const withoutTopic = [...idsOf('profession')].filter((id) => topicsOf(id).length === 0);
    expect(withoutTopic).toEqual([urologist]);
    const most = Math.max(...[...idsOf('profession')].map((id) => topicsOf(id).length));
    const general = [...idsOf('profession')].filter((id) => topicsOf(id).length === most);
    expect(general).toHaveLength(1);
    const consultants = of('consultant', { professions: ids, is_available: z.boolean() });
    expect(
      consultants.some((each) => each.is_available && general.some((id) => each.professions.includes(id))),
    ).toBe(true);
  });

  it('contain only telephone numbers and addresses that cannot exist', () => {
    for (const { phones, title } of [...content.clinics, ...content.doctors])
      for (const phone of z.array(text).parse(phones))
        expect(phone, title).toMatch(/^\+995 (32 000|\d{3} 00) 00 \d{2}$/);
    for (const { email } of content.clinics) if (email) expect(email).toMatch(/\.example$/);
  });
});

describe('questions and comments', () => {
  it('are in chronological order', () => {
    expect(questions.length).toBeGreaterThanOrEqual(96);
    for (const { id, title, asked_at, answered_at } of questions) {
      const said = of('questionblock', { question: z.int(), created_at: text })
        .filter(({ question }) => question === id)
        .map(({ created_at }) => created_at);
      const times = [asked_at, answered_at, ...said];
      expect([...times].sort(), title).toEqual(times);
    }
  });

  it('belong to articles published before them, and replies follow their comments', () => {
    const published = new Map(articles.map(({ id, published_at }) => [id, published_at]));
    const comments = of('comment', { article: z.int(), created_at: text, parent_id: z.int().optional() });
    for (const comment of comments) {
      expect(comment.created_at > (published.get(comment.article) ?? '9'), `${comment.id}`).toBe(true);
      const above = comments.find(({ id }) => id === comment.parent_id);
      if (above) expect(above.created_at < comment.created_at, `${comment.id}`).toBe(true);
    }
  });
});

describe('journals', () => {
  it('contain articles published before them', () => {
    const published = new Map(articles.map(({ id, published_at }) => [id, published_at]));
    for (const { articles: named, published_on, title } of of('journal', {
      articles: ids,
      published_on: text,
      title: text,
    }))
      for (const id of named) expect((published.get(id) ?? '9') < published_on, `${title} ${id}`).toBe(true);
  });
});

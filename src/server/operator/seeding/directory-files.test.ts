import { describe, expect, it } from 'vitest';
import { aliasOf } from '#shared/paths/alias.ts';
import { readDirectories } from './directory-files.ts';
import { readSeeds } from './seed-files.ts';

const content = readDirectories();
const articles = readSeeds();
const terms = content.sections.flatMap((section) => section.terms);
const idsOf = (records: readonly { id: number }[]) => new Set(records.map(({ id }) => id));
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const georgianLetters = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';

describe('the encyclopedia', () => {
  it('has 120 terms under all letters of the alphabet and in other letters too', () => {
    expect(terms).toHaveLength(120);
    expect(idsOf(terms).size).toBe(120);
    expect(new Set(terms.map(({ title }) => title)).size).toBe(120);
    const begins = new Set(terms.map(({ title }) => title[0]));
    for (const letter of georgianLetters) expect(begins, letter).toContain(letter);
    expect(terms.some(({ title }) => /^[A-Z]/.test(title))).toBe(true);
  });

  it('explains each in a definition and a text, with relatives that exist and are others', () => {
    const known = idsOf(terms);
    for (const { id, title, intro, body, related } of terms) {
      expect(wordsIn(`${intro} ${body}`), title).toBeGreaterThanOrEqual(60);
      expect(wordsIn(body), title).toBeLessThanOrEqual(140);
      expect(related, title).not.toContain(id);
      expect(related.length, title).toBeGreaterThan(0);
      for (const other of related) expect(known, title).toContain(other);
    }
  });
});

describe('the directories', () => {
  it('have clinics, doctors and consultants who know each other', () => {
    expect([content.clinics.length, content.doctors.length, content.consultants.length]).toEqual([16, 32, 6]);
    const [branches, professions, clinics] = [content.branches, content.professions, content.clinics].map(
      idsOf,
    );
    for (const clinic of content.clinics) for (const id of clinic.branches) expect(branches).toContain(id);
    for (const person of [...content.doctors, ...content.consultants])
      for (const id of person.professions) expect(professions, person.title).toContain(id);
    for (const doctor of content.doctors) for (const id of doctor.clinics) expect(clinics).toContain(id);
    for (const id of clinics ?? [])
      expect(content.doctors.some((doctor) => doctor.clinics.includes(id))).toBe(true);
    for (const id of professions ?? [])
      expect(content.doctors.some((doctor) => doctor.professions.includes(id))).toBe(true);
  });

  it('name only telephones that nobody can have', () => {
    for (const { phones, title } of [...content.clinics, ...content.doctors])
      for (const phone of phones) expect(phone, title).toMatch(/^\+995 (32 000|\d{3} 00) 00 \d{2}$/);
    for (const { email } of content.clinics) if (email) expect(email).toMatch(/\.example$/);
  });
});

describe('questions and comments', () => {
  it('are 36 answered questions with addresses, categories and tags of their own', () => {
    expect(content.questions).toHaveLength(36);
    expect(new Set(content.questions.map(({ title }) => aliasOf(title))).size).toBe(36);
    const tags = new Set(articles.tags.map(({ title }) => title));
    const categories = idsOf(articles.categories.flatMap((top) => [top, ...top.children]));
    const consultants = idsOf(content.consultants);
    for (const question of content.questions) {
      expect(categories, question.title).toContain(question.category);
      expect(consultants, question.title).toContain(question.consultant);
      for (const tag of question.tags) expect(tags).toContain(tag);
      const times = [question.asked_at, question.answered_at, ...question.followups.map(({ at }) => at)];
      expect([...times].sort(), question.title).toEqual(times);
    }
  });

  it('stand under articles that were there, answers after what they answer', () => {
    const published = new Map(articles.articles.map(({ id, published_at }) => [id, published_at]));
    const comments = new Map(content.comments.map((comment) => [comment.id, comment]));
    for (const comment of content.comments) {
      expect(comment.at > (published.get(comment.article) ?? '9'), `${comment.id}`).toBe(true);
      const above = comment.parent === undefined ? undefined : comments.get(comment.parent);
      if (above) expect([above.article, above.at < comment.at]).toEqual([comment.article, true]);
    }
  });
});

describe('journals and projects', () => {
  it('hold articles that were published before them', () => {
    const published = new Map(articles.articles.map(({ id, published_at }) => [id, published_at]));
    for (const { articles: ids, published_on, title } of content.journals)
      for (const id of ids) expect((published.get(id) ?? '9') < published_on, `${title} ${id}`).toBe(true);
    for (const project of content.projects)
      for (const id of project.articles) expect(published.has(id)).toBe(true);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';

let database: OpenedDatabase;
const intake = openIntake();
const takeIn = (...lines: object[]) => intake.takeIn(database.db, lines);

beforeAll(async () => {
  database = await openTestDatabase();
  await takeIn(
    { collection: 'category', id: 2, alias: 'ze', title: 'ზე' },
    { collection: 'category', id: 21, alias: 'qve', title: 'ქვე', parent: 2 },
    { collection: 'tag', id: 3, alias: 'guli', title: 'გული' },
    { collection: 'term', id: 4, alias: 'astma', title: 'ასთმა' },
    { collection: 'article', id: 5, alias: 'ertti', title: 'ერთი', category: 21 },
    { collection: 'article', id: 6, alias: 'ori', title: 'ორი', category: 21 },
    { collection: 'comment', id: 7, article: 5, author_name: 'ა', body: 'ბ' },
    { collection: 'doctor', id: 8, alias: 'eqimi', title: 'ექიმი' },
    { collection: 'recommended_doctors', id: 9, doctor: 8, category: 21 },
    { collection: 'question', id: 10, slug: 'kitkhva', title: 'კითხვა', body: 'ა' },
  );
}, 60_000);
afterAll(() => database.close());

const states = 'must be one of draft, scheduled, published, archived';
const article = { collection: 'article', id: 31, title: 'x', category: 21 };
const ad = { collection: 'advertisement', id: 31, position: 'a2', body: 'x' };
const block = { collection: 'articleblock', id: 31, title: 'x', layout: 'grids', position: '1-1' };
const feeds = { collection: 'rssblock', id: 31, title: 'x', position: '1-1' };
const service = { collection: 'services', id: 31, title: 'x', price: '5', operation: 'ask' };
const question = { collection: 'question', id: 31, title: 'x', body: 'x' };
const comment = { collection: 'comment', id: 31, article: 5, author_name: 'x', body: 'x' };
it.each([
  // A required field is missing, or empty.
  [{ collection: 'article', id: 31, alias: 'x', category: 21 }, '„title“: is missing'],
  [{ collection: 'article', id: 31, category: 21 }, '„title“: is missing'],
  [{ collection: 'article', id: 31, title: 'x' }, '„category“: is missing'],
  [{ collection: 'journal', id: 31, title: 'x' }, '„number“: is missing'],
  [{ collection: 'medicine_branch', id: 31 }, '„name“: is missing'],
  [{ collection: 'menu', id: 31, title: 'x' }, '„url“: is missing'],
  [{ ...comment, article: undefined }, '„article“: is missing'],
  [{ collection: 'recommended_doctors', id: 31, category: 21 }, '„doctor“: is missing'],
  [{ collection: 'questionblock', id: 31, kind: 'answer', author_title: 'x' }, '„question“: is missing'],
  [{ ...service, price: null }, '„price“: is missing'],
  [{ ...article, introtext: null }, '„introtext“: is missing'],
  [{ collection: 'article', title: 'x', category: 21 }, '„id“: must be a number'],
  // It is of another type.
  [{ ...article, title: 5 }, '„title“: must be a text'],
  [{ ...article, has_video: 'no', body: 5 }, '„body“: must be a text'],
  [{ ...article, tags: 'guli' }, '„tags“: must be a list'],
  [{ ...article, category: 'guli' }, '„category“: must be the id of a record'],
  [{ ...article, tags: ['guli'] }, '„tags“: must be the id of a record'],
  [{ ...article, image: 5 }, '„image“: must be the path of a file'],
  [{ ...article, published_at: 'today' }, '„published_at“: is no moment like "2026-01-31T09:30:00Z"'],
  [{ ...ad, starts_on: '2026-02-30' }, '„starts_on“: is no date like "2026-01-31"'],
  [{ ...block, hide_title: 'yes' }, '„hide_title“: must be true or false'],
  [{ ...block, articles: 'all' }, '„articles“: must be a list'],
  [{ collection: 'collector', id: 31, title: 'x', items: {} }, '„items“: must be a list'],
  [{ ...service, price: 5 }, '„price“: is no amount like "12.50"'],
  [
    { collection: 'clinic', id: 31, title: 'x', location: { lat: 'x', lng: 1 } },
    '„location“: must be a number',
  ],
  [{ ...article, sources: [''] }, '„sources“: is empty'],
  // It is too large, too small or too long.
  [{ ...article, id: 3_000_000_000 }, '„id“: must be at most 2147483647'],
  [{ ...article, id: 0 }, '„id“: must be more than 0'],
  [{ ...article, category: 3_000_000_000 }, '„category“: must be at most 2147483647'],
  [{ ...article, views: 3_000_000_000 }, '„views“: must be at most 2147483647'],
  [{ ...article, published_at: '0000-01-01T00:00:00Z' }, '„published_at“: lies before the first year'],
  [{ ...article, published_at: '2026-01-01T00:00:00+23:00' }, '„published_at“: is farther from UTC than'],
  [{ ...ad, starts_on: '0000-01-01' }, '„starts_on“: lies before the first year'],
  [
    { collection: 'doctor', id: 31, title: 'x', experience_since: 1800 },
    '„experience_since“: must be from 1900 to 2200',
  ],
  [{ ...block, size: 61 }, '„size“: must be from 1 to 60'],
  [{ ...feeds, slicenum: 0 }, '„slicenum“: must be from 1 to 12'],
  [{ ...service, price: '6000' }, '„price“: must be from 0.01 to 5000.00'],
  [
    { collection: 'tag', id: 31, alias: 'ა'.repeat(801), title: 'x' },
    '„alias“: has more than 400 characters',
  ],
  [
    { collection: 'term', id: 31, alias: 'x', title: 'ა'.repeat(801) },
    '„title“: has more than 800 characters',
  ],
  [{ ...article, title: 'x\ud800' }, '„title“: holds a sign that no text can hold'],
  [
    { collection: 'term', id: 31, title: 'x', synonyms: ['a\0'] },
    '„synonyms“: holds a sign that no text can hold',
  ],
  // Another record has it, or there is no such record.
  [{ collection: 'tag', id: 31, alias: 'guli', title: 'x' }, '„alias“: another tag has it already'],
  [{ collection: 'category', id: 31, alias: 'ze', title: 'x' }, '„alias“: another category has it already'],
  [{ ...question, slug: 'kitkhva' }, '„slug“: another question has it already'],
  [
    { collection: 'recommended_doctors', id: 31, doctor: 8, category: 21 },
    '„doctor“ and „category“: another recommended_doctors has it already',
  ],
  [{ ...article, author: 999 }, '„author“: points to a record that is not there'],
  [{ ...article, category: 999 }, '„category“: points to a record that is not there'],
  [{ ...article, tags: [3, 999] }, '„tags“: points to a record that is not there'],
  [{ ...feeds, collectors: [999] }, '„collectors“: points to a record that is not there'],
  [{ ...comment, parent_id: 999 }, '„parent_id“: points to a record that is not there'],
  [{ ...comment, article: 999 }, '„article“: points to a record that is not there'],
  [
    { collection: 'category', id: 31, title: 'x', parent: 999 },
    '„parent“: points to a record that is not there',
  ],
  [{ collection: 'category', id: 2, parent: 2 }, '„parent“: points to the record itself'],
  [{ collection: 'term', id: 4, related: [4] }, '„related“: points to the record itself'],
  // It is none of those that are meant.
  [{ ...article, status: 'odd' }, `„status“: ${states}`],
  [{ ...article, status: '' }, `„status“: ${states}`],
  [{ ...block, layout: 'odd' }, '„layout“: must be one of main_slider, category'],
  [{ ...block, position: 'top' }, '„position“: is not of the form it must have'],
  [
    { collection: 'collector', id: 31, title: 'x', feed_url: 'ftp://x' },
    '„feed_url“: is not of the form it must have',
  ],
  [{ ...service, currency: 'USD' }, '„currency“: must be one of GEL'],
  [{ ...service, operation: 'pkg' }, '„operation“ and „valid_days“: do not go together'],
  [{ ...block, rule: 'tag' }, '„rule“ and „rule_tag“: do not go together'],
  [{ ...question, status: 'answered' }, '„answered_at“ and „status“: do not go together'],
  [
    { collection: 'recommended_doctors', id: 9, starts_on: '2026-02-02', ends_on: '2026-02-01' },
    '„starts_on“ and „ends_on“: do not go together',
  ],
  [{ collection: 'category', id: 31, title: 'x', parent: 21 }, 'category 31 would be on a third level'],
  [{ ...comment, article: 6, parent_id: 7 }, 'comment 31 answers a comment of another article'],
])('says which field is wrong and how: %j', async (line, reason) => {
  const good = { collection: 'author', id: 30, alias: 'kargi', title: 'კარგი' };
  await expect(takeIn(good, line)).rejects.toThrow(`line 2: ${reason}`);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchAnswer } from '#shared/collections/search.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let heart: number;
let pressure: number;
let child: number;
beforeAll(async () => {
  portal = await buildPortal();
  await portal.database.db.deleteFrom('calculation').execute();
  heart = await portal.make.category({ alias: 'guli' });
  pressure = await portal.make.category({ alias: 'tsneva', parent_id: heart });
  child = await portal.make.category({ alias: 'bavshvi' });
  const write = (category_id: number, published_at: string, title: string) =>
    portal.make.article({ category_id, published_at: new Date(published_at), title, introtext: '' });
  await write(pressure, '2026-03-01T10:00:00Z', 'ინფარქტი და წნევა');
  await write(heart, '2025-03-01T10:00:00Z', 'ინფარქტი ახალგაზრდებში');
  // 2026 in Tbilisi, 2025 in London.
  await write(child, '2025-12-31T21:00:00Z', 'ინფარქტი და ბავშვი');
  await portal.make.clinic({ title: 'ინფარქტის კლინიკა', city: 'თბილისი', status: 'published' });
  await portal.make.clinic({ title: 'ინფარქტის ცენტრი', city: 'ქუთაისი', status: 'published' });
  await portal.context.indexing.indexQueued();
}, 60_000);
afterAll(() => portal.close());

async function search(find: object): Promise<SearchAnswer> {
  const counts = ['category', 'year', 'city', 'profession'];
  const { body } = await portal.ask<SearchAnswer>('search', { find: { q: 'ინფარქტი', ...find }, counts });
  return body;
}

it('counts results by topic, year and city; a topic has what is in its subtopics', async () => {
  const { total, counts } = await search({});
  expect(total).toBe(5);
  expect(counts).toEqual({
    category: { [heart]: 2, [pressure]: 1, [child]: 1 },
    year: { 2025: 1, 2026: 2 },
    city: { თბილისი: 1, ქუთაისი: 1 },
  });
});

it('narrows results, and counts of the narrowed field stay those of what could be chosen instead', async () => {
  const { search: found, total, types, counts } = await search({ category: heart, year: 2026 });
  expect(found.map(({ title }) => title)).toEqual(['ინფარქტი და წნევა']);
  expect([total, types]).toEqual([1, { article: 1 }]);
  expect(counts?.category).toEqual({ [heart]: 1, [pressure]: 1, [child]: 1 });
  expect(counts?.year).toEqual({ 2025: 1, 2026: 1 });
  expect((await search({ city: 'ქუთაისი' })).search.map(({ title }) => title)).toEqual(['ინფარქტის ცენტრი']);
});

it('follows a topic that moves under another', async () => {
  await portal.database.db
    .updateTable('category')
    .set({ parent_id: child })
    .where('id', '=', pressure)
    .execute();
  await portal.context.indexing.indexQueued();
  expect((await search({})).counts?.category).toEqual({ [heart]: 1, [pressure]: 1, [child]: 2 });
});

it.each([
  [{ find: { q: 'ა', city: 5 } }],
  [{ find: { q: 'ა', year: '2026' } }],
  [{ find: { q: 'ა', category: -1 } }],
  [{ find: { q: 'ა' }, counts: ['title'] }],
])('refuses %j', async (body) => {
  expect((await portal.ask<SearchAnswer>('search', body)).status).toBe(400);
});

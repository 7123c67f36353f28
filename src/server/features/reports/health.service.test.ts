import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
let editor: Staff;
const ids: Record<string, number> = {};
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000, now: () => Date.UTC(2026, 10, 23, 9) });
  editor = await createStaffRoom(portal).signIn(['editor']);
  const { db } = portal.database;
  const reviewer_id = await portal.make.author({ title: 'ექიმი' });
  const sources = JSON.stringify([{ title: 'WHO, 2025', url: null }]);
  const published_at = new Date(Date.UTC(2026, 5, 1));
  ids.whole = await portal.make.article({ title: 'სრული', sources, reviewer_id, published_at });
  ids.bare = await portal.make.article({ title: 'შიშველი', sources: '[]', published_at });
  ids.young = await portal.make.article({
    ...{ title: 'ახალი', sources, reviewer_id },
    published_at: new Date(Date.UTC(2026, 10, 20)),
  });
  await portal.make.article({ title: 'მონახაზი', sources: '[]', status: 'draft' });
  await db
    .updateTable('article_popularity')
    .set({ recent_views: 9 })
    .where('article_id', '=', ids.whole)
    .execute();
  await db
    .insertInto('media')
    .values([
      { path: 'a.webp', kind: 'image', name: 'უაღწერო.webp' },
      { path: 'b.webp', kind: 'image', name: 'აღწერილი.webp', alt: 'გული' },
      { path: 'c.webp', kind: 'image', name: 'ჩარჩო.webp', is_decorative: true },
      { path: 'drawn/articles/1/wide.webp', kind: 'image', name: 'wide.webp' },
      { path: 'd.pdf', kind: 'pdf', name: 'ფაილი.pdf' },
    ])
    .execute();
}, 60_000);
afterAll(() => portal.close());

const list = async (body: object = {}) => (await editor.call('/api/office/health/list/', body)).body;

it('what published content lacks is listed, and nothing of drafts', async () => {
  const { rows, total, counts } = await list();
  expect(
    rows.map(({ state, title }: { state: string; title: string }) => `${state} ${title}`).toSorted(),
  ).toEqual(['no_alt უაღწერო.webp', 'no_reviewer შიშველი', 'no_sources შიშველი']);
  expect([total, counts]).toEqual([
    3,
    { no_alt: 1, no_sources: 1, no_reviewer: 1, most_read: 1, least_read: 2 },
  ]);
  expect((await list({ search: 'შიშველ', state: 'no_sources' })).rows).toMatchObject([
    { collection: 'article', id: ids.bare },
  ]);
});

it('articles are ranked by their readers of thirty days, and young ones are not called little read', async () => {
  expect((await list({ state: 'most_read' })).rows).toMatchObject([{ id: ids.whole, views: 9 }]);
  const { rows } = await list({ state: 'least_read' });
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([ids.bare, ids.whole]);
});

it('is for those who edit', async () => {
  const sales = await createStaffRoom(portal).signIn(['sales']);
  expect(officeCode(await sales.call('/api/office/health/list/', {}))).toBe('no_right');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
const ids: Record<string, number> = {};
beforeAll(async () => {
  portal = await buildPortal();
  for (const title of ['ნაკბენი ტყეში', 'ნაკბენი მთაში', 'ნაკბენი'])
    ids[title] = await portal.make.article({ title, introtext: '' });
  await portal.context.indexing.indexQueued();
}, 60_000);
afterAll(() => portal.close());

const titles = async (q: string): Promise<string[]> => {
  const { body } = await portal.ask('search', { find: { q }, fields: ['title'] });
  return (body.search as { title: string }[]).map(({ title }) => title);
};
const read = (title: string, views: number) =>
  sql`update article_popularity set recent_views = ${views} where article_id = ${ids[title]}`.execute(
    portal.database.db,
  );

it('of records that answer alike the one that is read more comes first, and none passes one that answers more', async () => {
  expect(await titles('ნაკბენი')).toEqual(['ნაკბენი', 'ნაკბენი მთაში', 'ნაკბენი ტყეში']);
  await read('ნაკბენი ტყეში', 5_000);
  expect(await titles('ნაკბენი')).toEqual(['ნაკბენი', 'ნაკბენი ტყეში', 'ნაკბენი მთაში']);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
let editor: Staff;
let author: Staff;
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 1_000 });
  const room = createStaffRoom(portal);
  editor = await room.signIn(['editor']);
  author = await room.signIn(['author']);
}, 60_000);
afterAll(() => portal.close());

const desk = (act: string, body: unknown = {}, who = editor) => who.call(`/api/office/tags/${act}/`, body);

async function makeTag(title: string, alias: string): Promise<number> {
  const { id } = await portal.context.db
    .insertInto('tag')
    .values({ title, alias })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const bear = (article: number, ...tags: number[]) =>
  portal.context.db
    .insertInto('article_tag')
    .values(tags.map((tag_id, position) => ({ article_id: article, tag_id, position })))
    .execute();
const tagsOf = async (id: number) => {
  const { body } = await portal.ask('article', { find: { id }, many: false, fields: ['tags'] });
  return (body.article as { tags: { id: number }[] }).tags.map((tag) => tag.id);
};

it('merges a tag into another: texts, what is being written, blocks and addresses follow', async () => {
  const { make, context, app } = portal;
  const [cold, flu, old] = [
    await makeTag('გაციება', 'gacieba'),
    await makeTag('გრიპი', 'gripi'),
    await makeTag('სურდო', 'surdo'),
  ];
  const category_id = await make.category();
  const [one, both] = [await make.article({ category_id }), await make.article({ category_id })];
  await bear(one, old, cold);
  await bear(both, cold, flu);
  const block = await context.db
    .insertInto('articleblock')
    .values({ layout: 'grids', position: '1-1', pages: ['home'], title: 'x', rule: 'tag', rule_tag_id: cold })
    .returning('id')
    .executeTakeFirstOrThrow();
  const opened = await author.records('article', 'get', { id: one });
  const content = { tags: [cold, old, flu] };
  await author.records('article', 'save', { id: one, version: opened.body.version, content });
  expect((await desk('list', { search: 'გაციება' })).body).toEqual({
    rows: [
      { id: cold, title: 'გაციება', alias: 'gacieba', state: 'used', articles: 2, questions: 0, videos: 0 },
    ],
    ...{ total: 1, counts: { used: 1, unused: 0 } },
  });

  const merged = await desk('merge', { id: cold, into: flu });
  expect([merged.status, merged.body]).toEqual([
    200,
    { id: flu, title: 'გრიპი', alias: 'gripi', state: 'used', articles: 2, questions: 0, videos: 0 },
  ]);
  await expect.poll(() => tagsOf(one)).toEqual([old, flu]);
  expect(await tagsOf(both)).toEqual([flu]);
  const { working } = (await author.records('article', 'get', { id: one })).body;
  expect(working.content.tags).toEqual([flu, old]);
  const { rule_tag_id } = await context.db
    .selectFrom('articleblock')
    .select('rule_tag_id')
    .where('id', '=', block.id)
    .executeTakeFirstOrThrow();
  expect(rule_tag_id).toBe(flu);
  expect((await editor.records('tag', 'get', { id: cold })).status).toBe(404);

  // The address that led to the first tag leads on to the last one in one hop.
  expect((await desk('merge', { id: flu, into: old })).status).toBe(200);
  const { rows } = await portal.database.pool.query(
    "select address, record_id from redirect where collection = 'tag' order by address",
  );
  expect(rows).toEqual([
    { address: '/tegebi.html?tag=gacieba', record_id: old },
    { address: '/tegebi.html?tag=gripi', record_id: old },
  ]);
  await expect
    .poll(async () => (await app.inject({ url: '/tegebi.html?tag=gacieba' })).headers.location)
    .toBe('/tegebi.html?tag=surdo');
  const log = await editor.call('/api/office/log/list/', { find: { action: 'merge' } });
  expect(log.body.lines.map(({ record }: { record: number }) => record)).toEqual([old, flu, flu, cold]);
});

it('refuses what cannot be merged, and people without the right', async () => {
  const tag = await makeTag('მარტო', 'marto');
  expect(officeCode(await desk('merge', { id: tag, into: tag }), 'into')).toBe('itself');
  expect(officeCode(await desk('merge', { id: tag, into: 999_999 }), 'into')).toBe('no_such_record');
  expect((await desk('merge', { id: 999_999, into: tag })).status).toBe(404);
  for (const act of ['list', 'merge'])
    expect(officeCode(await desk(act, { id: 'x' }, author))).toBe('no_right');
  expect((await desk('list', { state: 'unused', search: 'მარტო' })).body.total).toBe(1);
});

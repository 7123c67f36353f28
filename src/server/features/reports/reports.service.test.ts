import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

// 01:00 of the 24th in Tbilisi, still the 23rd in UTC.
const clock = { time: Date.UTC(2026, 10, 23, 21) };
let portal: TestPortal;
let admin: Staff;
let editor: Staff;
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000, now: () => clock.time });
  const { signIn } = createStaffRoom(portal);
  [admin, editor] = [await signIn(['admin']), await signIn(['editor'])];
  const { db } = portal.database;
  const article_id = await portal.make.article({ title: 'გული' });
  await db
    .insertInto('article_reads')
    .values([
      { article_id, day: '2026-11-24', reads: 7 },
      { article_id, day: '2026-11-22', reads: 5 },
      { article_id, day: '2026-08-01', reads: 11 },
    ])
    .execute();
  await db.insertInto('daily_count').values({ day: '2026-11-23', kind: 'searches', count: 3 }).execute();
  // The first is of the 23rd in Tbilisi, the second of the 24th.
  for (const [key, at, amount] of [
    ['a', '2026-11-23T19:59:00Z', 1_250],
    ['b', '2026-11-23T20:01:00Z', 500],
  ] as const)
    await sql`with t as (insert into ledger_transaction (kind, key, fingerprint, created_at)
        values ('package', ${key}, '', ${at}::timestamptz) returning id)
      insert into ledger_entry (transaction_id, ledger_account_id, amount)
      select t.id, a.id, case a.name when 'held' then -${amount}::bigint else ${amount}::bigint end
      from t, ledger_account a where a.name in ('held', 'revenue:package')`.execute(db);
}, 60_000);
afterAll(() => portal.close());

const list = (body: object = {}, who = admin) => who.call('/api/office/reports/list/', body);

it('views, searches, questions and sales are counted by days of Tbilisi', async () => {
  const { status, body } = await list({ from: '2026-11-22', to: '2026-11-24' });
  expect([status, body]).toEqual([
    200,
    {
      ...{ from: '2026-11-22', to: '2026-11-24' },
      views: {
        total: 12,
        by_day: [
          { day: '2026-11-22', total: 5 },
          { day: '2026-11-23', total: 0 },
          { day: '2026-11-24', total: 7 },
        ],
      },
      searches: expect.objectContaining({ total: 3 }),
      questions: expect.objectContaining({ total: 0 }),
      calculations: expect.objectContaining({ total: 0 }),
      by_calculator: [],
      video_ads: expect.objectContaining({ total: 0 }),
      sales: {
        total: '17.50',
        by_day: [
          { day: '2026-11-22', total: '0.00' },
          { day: '2026-11-23', total: '12.50' },
          { day: '2026-11-24', total: '5.00' },
        ],
      },
    },
  ]);
});

it('without days the last thirty are reported, today of Tbilisi among them', async () => {
  const { body } = await list();
  expect([body.from, body.to, body.views.by_day.length]).toEqual(['2026-10-26', '2026-11-24', 30]);
});

it('the views of days long past are reported when single articles are counted no more', async () => {
  await portal.context.views.recount();
  const left = await portal.database.db.selectFrom('article_reads').select('reads').execute();
  expect(left.map(({ reads }) => reads).toSorted()).toEqual([5, 7]);
  const { body } = await list({ from: '2026-08-01', to: '2026-08-02' });
  expect(body.views).toEqual({
    total: 11,
    by_day: [
      { day: '2026-08-01', total: 11 },
      { day: '2026-08-02', total: 0 },
    ],
  });
});

it('editors do not see money, in a table neither', async () => {
  expect((await list({}, editor)).body.sales).toBeNull();
  const span = { from: '2026-11-24', to: '2026-11-24', format: 'csv' };
  expect(await editor.text('/api/office/reports/list/', span)).toEqual({
    type: 'text/csv; charset=utf-8',
    text: 'day,views,searches,questions,calculations,video_ads\r\n2026-11-24,7,0,0,0,0\r\n',
  });
  expect((await admin.text('/api/office/reports/list/', span)).text).toBe(
    'day,views,searches,questions,sales,calculations,video_ads\r\n2026-11-24,7,0,0,5.00,0,0\r\n',
  );
});

it('spans that end before they begin or are endless are refused, and who may not open the desk', async () => {
  expect(officeCode(await list({ from: '2026-11-02', to: '2026-11-01' }), 'to')).toBe('ends_before_start');
  expect(officeCode(await list({ from: '1900-01-01' }), 'from')).toBe('too_many');
  expect(officeCode(await list({ from: 'yesterday' }), 'from')).toBe('invalid');
  const author = await createStaffRoom(portal).signIn(['author', 'sales', 'reviewer']);
  expect(officeCode(await list({}, author))).toBe('no_right');
});

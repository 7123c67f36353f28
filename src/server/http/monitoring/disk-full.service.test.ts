import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDiskFull } from '#server/database/away.ts';
import { createAccountClient } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let time = Date.parse('2026-11-23T09:00:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
}, 60_000);
afterAll(() => portal.close());

const ready = async () => (await portal.app.inject('/readyz')).statusCode;

it('a write on a full disk is answered with 503, counted, and reported by /readyz until there is space', async () => {
  const { db } = portal.database;
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger no_room before insert on account for each row execute function no_room()`.execute(
    db,
  );
  expect(await ready()).toBe(200);
  const client = createAccountClient(portal.app);
  const refused = await client.post('/api/auth/sign-up/', {
    ...{
      email: 'a@example.ge',
      password: 'ლურჯი ჩიტი 2026',
      first_name: 'ა',
      last_name: 'ბ',
      gender: 'female',
    },
    birthday: '1990-01-01',
  });
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(await ready()).toBe(503);
  expect(await portal.context.metrics.text()).toMatch(/^salbuni_disk_full_total 1$/m);
  time += 31_000;
  expect(await ready()).toBe(200);
});

it('a clock that is set back does not keep a full disk full', async () => {
  portal.context.disk.note(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  expect(await ready()).toBe(503);
  time -= 2 * 86_400_000;
  expect(await ready()).toBe(200);
});

it('a full disk is recognised by the error codes of PostgreSQL and of the system, also as a cause', () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(
    [full, new Error('x', { cause: full }), new Error('PANIC: No space left on device')].map(isDiskFull),
  ).toEqual([true, true, true]);
  expect([new Error('x'), 'ENOSPC', undefined].map(isDiskFull)).toEqual([false, false, false]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

let portal: TestPortal;
let admin: Staff;
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000, mailer: createFakeMailer() });
  admin = await createStaffRoom(portal).signIn(['admin']);
  await sql`delete from pgboss.job`.execute(portal.database.db);
}, 60_000);
afterAll(() => portal.close());

const desk = (act: string, body: object = {}, who = admin) => who.call(`/api/office/jobs/${act}/`, body);

async function addJob(values: {
  name: string;
  state: string;
  key?: string;
  data?: object;
  output?: object;
}): Promise<string> {
  const { name, state, key, data = {}, output } = values;
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, singleton_key, data, output, start_after, completed_on, policy)
    values (${name}, ${state}::pgboss.job_state, ${key ?? null}, ${JSON.stringify(data)}::jsonb,
      ${output ? JSON.stringify(output) : null}::jsonb, now() + interval '1 hour',
      ${state === 'failed' ? new Date() : null}, 'standard') returning id::text`.execute(portal.database.db);
  return rows[0]?.id ?? '';
}

it('failed and waiting jobs are listed without what they carry, and run again', async () => {
  const failed = await addJob({
    ...{ name: 'mail', state: 'failed', key: '1', data: { mail: 91 } },
    output: { message: 'mailbox nino@example.ge is full' },
  });
  const waiting = await addJob({ name: 'mail', state: 'created', key: '2', data: { mail: 92 } });
  await addJob({ name: 'mail', state: 'completed', key: '3' });
  const { body } = await desk('list');
  expect(body).toMatchObject({
    rows: [
      { id: failed, state: 'failed', name: 'mail', attempts: 1, error: 'mailbox … is full', due_at: null },
      { id: waiting, state: 'waiting', name: 'mail', failed_at: null },
    ],
    total: 2,
    counts: { failed: 1, waiting: 1 },
  });
  expect(JSON.stringify(body)).not.toContain('nino');
  expect((await desk('run_again', { id: failed })).body).toMatchObject({ id: failed, state: 'waiting' });
  const due = (await desk('run_again', { id: waiting })).body.due_at;
  expect(Math.abs(Date.parse(due) - Date.now())).toBeLessThan(60_000);
  expect((await desk('list', { state: 'failed' })).body).toMatchObject({ rows: [], total: 0 });
  expect((await desk('list', { search: 'other' })).body.total).toBe(0);
});

it('one of a kind that is tried again already is refused', async () => {
  const first = await addJob({ name: 'mail', state: 'failed', key: '7' });
  const second = await addJob({ name: 'mail', state: 'failed', key: '7' });
  expect((await desk('run_again', { id: first })).status).toBe(200);
  const refused = await desk('run_again', { id: second });
  expect([refused.status, officeCode(refused)]).toEqual([409, 'already_waiting']);
});

it('a mail that nobody tries any more is sent again', async () => {
  const { id: mail } = await portal.database.db
    .insertInto('mail')
    .values({
      ...{ kind: 'reset', recipient: 'a@example.ge', facts: '{}' },
      ...{ failed_at: new Date(), due_at: new Date(), created_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const letter = await addJob({ name: 'mail-dead-letters', state: 'created', data: { mail } });
  expect((await desk('list', { state: 'failed', search: 'dead' })).body.rows).toMatchObject([{ id: letter }]);
  expect((await desk('run_again', { id: letter })).body).toMatchObject({ id: letter, state: 'waiting' });
  const { failed_at } = await portal.database.db
    .selectFrom('mail')
    .select('failed_at')
    .where('id', '=', mail)
    .executeTakeFirstOrThrow();
  expect(failed_at).toBeNull();
  const { rows } =
    await sql`select 1 from pgboss.job where name = 'mail' and data ->> 'mail' = ${String(mail)}`.execute(
      portal.database.db,
    );
  expect(rows).toHaveLength(1);
});

it('an unknown job, a bad id and others than admins are refused', async () => {
  expect((await desk('run_again', { id: crypto.randomUUID() })).status).toBe(404);
  expect(officeCode(await desk('run_again', { id: 5 }), 'id')).toBe('invalid');
  const editor = await createStaffRoom(portal).signIn(['editor', 'sales']);
  for (const act of ['list', 'run_again']) expect(officeCode(await desk(act, {}, editor))).toBe('no_right');
});

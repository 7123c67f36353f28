import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openJobQueue } from '#server/database/job-queue.ts';
import { createTransact } from '#server/database/transact.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createMailRepository } from './mail.repository.ts';
import { createEnqueueMail, createMailDelivery } from './mail.service.ts';

let database: OpenedDatabase;
let mailer = createFakeMailer();
let errors: string[] = [];
const runners: JobRunner[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  mailer = createFakeMailer();
  errors = [];
  await database.db.deleteFrom('mail').execute();
  await sql`delete from mail_recent`.execute(database.db);
  await sql`delete from pgboss.job`.execute(database.db);
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map(({ stop }) => stop()));
});

const openDelivery = () =>
  createMailDelivery({
    repository: createMailRepository(database.db),
    within: createMailRepository,
    transact: createTransact(database.db),
    mailer,
    composers: {
      note: async ({ recipient }) => ({ to: recipient, subject: 's', text: 't', html: 'h' }),
      nobody: async () => undefined,
    },
    now: Date.now,
  });
/** A process that delivers mail. */
async function startProcess(): Promise<void> {
  const runner = createJobRunner({
    database,
    jobs: [],
    workers: [{ queue: 'mail', work: openDelivery().deliver }],
    onError: (what) => errors.push(what),
  });
  runners.push(runner);
  await runner.start();
}
const enqueue = createEnqueueMail({ within: createMailRepository, now: Date.now });
const post = (...names: string[]) =>
  createTransact(database.db)(async (tx) => {
    for (const name of names) await enqueue(tx, { kind: 'note', to: { email: `${name}@example.ge` } });
  });
const waiting = async () =>
  (await database.db.selectFrom('mail').select(['id', 'recipient', 'failed_at']).orderBy('id').execute()).map(
    ({ recipient, failed_at }) => `${recipient.split('@')[0]}${failed_at ? ' failed' : ''}`,
  );
const jobs = async (queue = 'mail') =>
  (
    await sql<{ state: string; retries: number }>`select state, retry_count as retries from pgboss.job
      where name = ${queue} order by created_on`.execute(database.db)
  ).rows;
/** Makes jobs that wait for a retry due now. */
const runDueJobs = () =>
  sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.db);
const sent = () => mailer.sent.map(({ to }) => to.split('@')[0]).sort();
const soon = { timeout: 5_000, interval: 20 };

describe('mail', () => {
  it('is sent once within two seconds of the commit, by any process', async () => {
    await startProcess();
    await startProcess();
    await post('a', 'b', 'c', 'd', 'e');
    await expect.poll(sent, { timeout: 2_000, interval: 20 }).toEqual(['a', 'b', 'c', 'd', 'e']);
    await expect.poll(waiting, soon).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is limited to three of a kind per mailbox and hour: what must arrive is delayed, the rest is dropped', async () => {
    const start = Date.UTC(2099, 0, 1);
    let time = start;
    const enqueueThen = createEnqueueMail({ within: createMailRepository, now: () => time });
    const to = { email: 'busy@example.ge' };
    const send = (mail: { kind: string; mustArrive?: true }) =>
      createTransact(database.db)((tx) => enqueueThen(tx, { ...mail, to }));
    for (const minute of [0, 1, 2, 3, 4]) {
      time = start + minute * 60_000;
      await send({ kind: 'note', mustArrive: true });
      await send({ kind: 'nobody' });
    }
    const { rows: kinds } =
      await sql`select kind, count(*)::integer from mail group by kind order by kind`.execute(database.db);
    expect(kinds).toEqual([
      { kind: 'nobody', count: 3 },
      { kind: 'note', count: 5 },
    ]);
    const { rows: waits } = await sql<{ minute: number }>`
      select (extract(epoch from start_after - ${new Date(start)}::timestamptz) / 60)::integer as minute
      from pgboss.job where start_after > '2099-01-01' order by start_after`.execute(database.db);
    expect(waits.map(({ minute }) => minute)).toEqual([60, 61]);
    time = start + 61 * 60_000;
    await send({ kind: 'nobody' });
    expect(await waiting()).toHaveLength(9);
  });

  it('is not sent when its transaction rolls back', async () => {
    await startProcess();
    const undone = createTransact(database.db)(async (tx) => {
      await enqueue(tx, { kind: 'note', to: { email: 'x@example.ge' } });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await post('a');
    await expect.poll(sent, soon).toEqual(['a']);
    await expect.poll(waiting, soon).toEqual([]);
  });

  it('waits while the mail server is away, and is sent when it is back', async () => {
    mailer.isAway = true;
    await startProcess();
    await post('a');
    await expect.poll(() => jobs(), soon).toEqual([{ state: 'retry', retries: 0 }]);
    for (let tries = 1; tries <= 3; tries += 1) {
      await runDueJobs();
      await post(`later-${tries}`);
      await expect.poll(async () => errors.length, soon).toBeGreaterThanOrEqual(tries + 1);
    }
    expect(errors[0]).toBe('job mail, attempt 1');
    expect(await waiting()).toHaveLength(4);
    mailer.isAway = false;
    let count = 0;
    const wake = async () => {
      await runDueJobs();
      count += 1;
      await post(`wakes-${count}`);
      return sent().filter((name) => !name?.startsWith('wakes'));
    };
    await expect
      .poll(wake, { timeout: 5_000, interval: 200 })
      .toEqual(['a', 'later-1', 'later-2', 'later-3']);
  });

  it('that is refused, or of an unknown kind, does not delay others', async () => {
    mailer.refused = ['a@example.ge', 'b@example.ge'];
    await startProcess();
    await createTransact(database.db)((tx) =>
      enqueue(tx, { kind: 'of tomorrow', to: { email: 'z@example.ge' } }),
    );
    await post('a', 'b', 'c');
    await expect.poll(sent, soon).toEqual(['c']);
    await expect.poll(async () => errors.length, soon).toBe(3);
    await expect.poll(waiting, soon).toEqual(['z', 'a', 'b']);
  });

  it('that is refused permanently for an hour becomes a dead letter for the operator', async () => {
    mailer.refused = ['a@example.ge'];
    await post('a');
    await sql`update pgboss.job set retry_count = 9, state = 'retry', start_after = now()`.execute(
      database.db,
    );
    await startProcess();
    await expect.poll(waiting, soon).toEqual(['a failed']);
    await expect.poll(() => jobs('mail-dead-letters'), soon).toHaveLength(1);
    expect(mailer.sent).toEqual([]);
  });

  it('is dropped without a recipient, and deleted with its account', async () => {
    const values = { email: 'gone@example.ge' };
    const { id } = await database.db
      .insertInto('account')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    await createTransact(database.db)(async (tx) => {
      await enqueue(tx, { kind: 'nobody', to: { email: 'b@example.ge' } });
      await enqueue(tx, { kind: 'note', to: { account: id } });
      await enqueue(tx, { kind: 'note', to: { account: 999_999 } });
    });
    expect(await waiting()).toEqual(['b', 'gone']);
    await database.db.deleteFrom('account').where('id', '=', id).execute();
    await startProcess();
    await expect.poll(waiting, soon).toEqual([]);
    expect(mailer.sent).toEqual([]);
  });

  it('that a killed process was sending is delivered by the next one', async () => {
    await post('a');
    const killed = openJobQueue(database);
    await killed.start();
    expect(await killed.fetch('mail')).toHaveLength(1);
    await startProcess();
    expect(await jobs()).toEqual([{ state: 'active', retries: 0 }]);
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute'`.execute(database.db);
    await sql`update pgboss.queue set monitor_on = null`.execute(database.db);
    await killed.supervise('mail');
    await killed.stop({ graceful: false, close: false });
    await runDueJobs();
    await post('wakes');
    await expect.poll(sent, soon).toEqual(['a', 'wakes']);
  });
});

describe('mail without its job', () => {
  it('after restoring a backup gets its job, and a mail with a job gets no second one', async () => {
    await post('a', 'b');
    await sql`delete from pgboss.job`.execute(database.db);
    await post('c');
    await openDelivery().resume();
    await openDelivery().resume();
    expect(await jobs()).toHaveLength(3);
    await startProcess();
    await post('wakes');
    await expect.poll(sent, soon).toEqual(['a', 'b', 'c', 'wakes']);
  });

  it('of an older release is adopted, unless that release is delivering it', async () => {
    const row = { kind: 'note', facts: '{}', created_at: new Date() };
    const [due, held] = [new Date(), new Date(Date.now() + 20_000)];
    await database.db
      .insertInto('mail')
      .values([
        { ...row, recipient: 'due@example.ge', due_at: due },
        { ...row, recipient: 'held@example.ge', due_at: held },
        { ...row, recipient: 'dead@example.ge', due_at: due, failed_at: due },
      ])
      .execute();
    await openDelivery().resume();
    await startProcess();
    await post('wakes');
    await expect.poll(sent, soon).toEqual(['due', 'wakes']);
    await expect.poll(waiting, soon).toEqual(['held', 'dead failed']);
    // The mails that the older release would deliver now.
    const { rows } =
      await sql`select recipient from mail where failed_at is null and due_at <= now()`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

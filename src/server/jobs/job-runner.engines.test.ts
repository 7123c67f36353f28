import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createJobRunner, type JobRunner, type ScheduledJob } from './job-runner.ts';
import { createJobStatesRepository } from './job-states.repository.ts';

let database: OpenedDatabase;
let runs = 0;
let errors: string[] = [];
const runners: JobRunner[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  runs = 0;
  errors = [];
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map(({ stop }) => stop()));
  await sql`delete from pgboss.job`.execute(database.db);
});

const job = (values: Partial<ScheduledJob> = {}): ScheduledJob => ({
  name: 'count',
  cron: '0 4 * * *',
  run: async () => {
    runs += 1;
  },
  ...values,
});
const startProcess = (...jobs: ScheduledJob[]): Promise<JobRunner> => startProcessAt(Date.now, ...jobs);
async function startProcessAt(now: () => number, ...jobs: ScheduledJob[]): Promise<JobRunner> {
  const onError = (what: string, error: unknown) => errors.push(`${what}: ${(error as Error).message}`);
  const runner = createJobRunner({ database, jobs, workers: [], now, onError });
  runners.push(runner);
  await runner.start();
  return runner;
}
const soon = { timeout: 5_000, interval: 20 };
const states = () => createJobStatesRepository(database.db).listJobStates();
const stateOf = async (name: string) => (await states()).find((state) => state.name === name);

describe('a scheduled job', () => {
  it('runs once across processes, never twice at a time, and not again in a process that starts later', async () => {
    let atOnce = 0;
    let most = 0;
    const slow = job({
      runsAtStart: true,
      run: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await wait(300);
        atOnce -= 1;
        runs += 1;
      },
    });
    await Promise.all([startProcess(slow), startProcess(slow), startProcess(slow)]);
    await expect.poll(() => runs, soon).toBeGreaterThan(0);
    await wait(1_000);
    // A second job may wait while the first runs.
    expect(runs).toBeLessThanOrEqual(2);
    expect(most).toBe(1);
  });

  it('is left alone by what is announced before the start, when there are no queues yet', async () => {
    const onError = (what: string, error: unknown) => errors.push(`${what}: ${(error as Error).message}`);
    const announced = job({ name: 'announced', isWokenBy: () => true });
    const runner = createJobRunner({ database, jobs: [announced], workers: [], onError });
    runners.push(runner);
    runner.onReconnect();
    runner.onAnnouncement('article:1');
    await wait(500);
    await runner.start();
    await expect.poll(() => runs, soon).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it('is scheduled in Tbilisi time, and unscheduled by a program that does not know it any more', async () => {
    const clock = async () =>
      (await sql`select name, cron, timezone from pgboss.schedule order by name`.execute(database.db)).rows;
    await startProcess(job(), job({ name: 'nightly', cron: '10 3 * * *', catchesUp: true }));
    expect(await clock()).toEqual([
      { name: 'count', cron: '0 4 * * *', timezone: 'Asia/Tbilisi' },
      { name: 'nightly', cron: '10 3 * * *', timezone: 'Asia/Tbilisi' },
    ]);
    await startProcess(job());
    expect(await clock()).toHaveLength(1);
  });

  it('is retried after a failure, which is logged with its name and attempt and shown in its state', async () => {
    const failing = job({
      name: 'fails',
      runsAtStart: true,
      run: async () => {
        throw new Error('no');
      },
    });
    await startProcess(failing, job({ runsAtStart: true }));
    await expect.poll(() => errors, soon).toEqual(['job fails, attempt 1: no']);
    await expect.poll(async () => (await stateOf('fails'))?.waiting, soon).toBe(1);
    const succeeded = { waiting: 0, failed: 0, lastSuccess: expect.any(Date) };
    await expect.poll(() => stateOf('count'), soon).toMatchObject(succeeded);
    await runners[0]?.stop();
    // Sets the job to its last attempt.
    await sql`update pgboss.job set retry_count = retry_limit - 1, start_after = now() where name = 'fails'`.execute(
      database.db,
    );
    await startProcess({ ...failing, runsAtStart: false });
    await expect.poll(() => errors.at(-1), soon).toBe('job fails, attempt 4: no');
    await expect.poll(() => stateOf('fails'), soon).toMatchObject({ failed: 1 });
  });
});

describe('an alarm', () => {
  it('runs a job at the moment it said it was due', async () => {
    const due = Date.now() + 1_200;
    let ranAt = 0;
    await startProcess(
      job({
        name: 'due',
        nextDue: async () => (ranAt === 0 ? new Date(due) : undefined),
        run: async () => {
          ranAt = Date.now();
        },
      }),
    );
    await expect.poll(() => ranAt, soon).toBeGreaterThan(0);
    expect(ranAt - due).toBeGreaterThanOrEqual(0);
    expect(ranAt - due).toBeLessThan(1_500);
  });

  it('goes by the clock of the portal, which may be set to another day', async () => {
    const tomorrow = () => Date.now() + 86_400_000;
    const due = new Date(tomorrow());
    await startProcessAt(
      tomorrow,
      job({ name: 'tomorrow', nextDue: async () => (runs === 0 ? due : undefined) }),
    );
    await expect.poll(() => runs, soon).toBe(1);
  });

  it('is set anew by announcements, once for a burst of them', async () => {
    const runner = await startProcess(job({ name: 'woken', isWokenBy: (tag) => tag === 'thing:*' }));
    await wait(500);
    const before = runs;
    for (let n = 0; n < 50; n += 1) runner.onAnnouncement('thing:*');
    runner.onAnnouncement('other:*');
    await expect.poll(() => runs, soon).toBe(before + 1);
    await wait(500);
    expect(runs).toBe(before + 1);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createServerDatabase } from '#tests/support/database.ts';
import { findServers } from '#tests/support/servers.ts';
import { letRead } from '../readers.ts';
import { MissingRequirement, type Scenario } from '../scenario.ts';
import { openTestbed } from '../testbed.ts';
import { areOnly, createVisitor, tally, untilHolds } from '../visitor.ts';

const lastsMs = 45_000;
const pauseMs = 700;

export const backends: Scenario = {
  about: 'every backend of PostgreSQL is terminated again and again while people pay and read',
  async run({ must, say }) {
    const owner = (await findServers()).env.TEST_DATABASE_URL;
    if (!owner)
      throw new MissingRequirement(
        'no PostgreSQL answers: start one on 127.0.0.1:5432 for the user root, or set TEST_DATABASE_URL',
      );
    const server = await createServerDatabase(owner);
    const testbed = await openTestbed({ databaseUrl: server.url });
    try {
      await testbed.portal.start();
      const visitor = createVisitor(testbed.portal.base);
      const play = testbed.play();
      const readers = letRead(visitor);
      const killed = await terminateAgainAndAgain(server.url, play.ended);
      say(`${killed} backends terminated, ${testbed.history.length} acts acknowledged`);
      const readyMs = await untilHolds(async () => (await visitor.get('/readyz')).status === 200, {
        withinMs: 10_000,
      });
      await readers.stop();
      await play.stop();
      must('backends were terminated at work', killed > 20, killed);
      must('readers are answered, or told 503', areOnly(readers.statuses, 503), tally(readers.statuses));
      must('payers are answered, or told 503', areOnly(testbed.statuses, 503), tally(testbed.statuses));
      must(
        'the portal is ready within 5 s, without a restart',
        readyMs !== undefined && readyMs < 5_000,
        readyMs,
      );
      must('changes are heard again', await isHeard(visitor, testbed));
      // A return page that could not ask the bank leaves its order to the poll of the first or second minute.
      await untilHolds(async () => (await testbed.checkBooks()).length === 0, { withinMs: 150_000 });
      const broken = await testbed.stopAndCheck();
      must('the books hold what was acknowledged', broken.length === 0, broken);
    } finally {
      await testbed.close();
      await server.drop();
    }
  },
};

/** @returns how many backends it terminated */
async function terminateAgainAndAgain(url: string, failed: Promise<unknown>): Promise<number> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const until = performance.now() + lastsMs;
  let killed = 0;
  try {
    while (performance.now() < until) {
      await Promise.race([wait(pauseMs), failed]);
      const { rowCount } = await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      killed += rowCount ?? 0;
    }
  } finally {
    await admin.end();
  }
  return killed;
}

/** Changes a category and waits until the cached answer has it. */
async function isHeard(
  visitor: ReturnType<typeof createVisitor>,
  { openDatabase, world }: Awaited<ReturnType<typeof openTestbed>>,
): Promise<boolean> {
  const title = async () =>
    (
      (await visitor.query('category', { find: { id: world.category }, many: false })).body.category as
        | { title: string }
        | undefined
    )?.title;
  await title();
  const database = await openDatabase();
  try {
    await database.db
      .updateTable('category')
      .set({ title: 'შეცვლილი' })
      .where('id', '=', world.category)
      .execute();
  } finally {
    await database.close();
  }
  return (await untilHolds(async () => (await title()) === 'შეცვლილი', { withinMs: 2_000 })) !== undefined;
}

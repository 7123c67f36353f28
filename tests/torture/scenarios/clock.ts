import { setTimeout as wait } from 'node:timers/promises';
import { letRead } from '../readers.ts';
import type { Report, Scenario } from '../scenario.ts';
import { openTestbed, type Testbed } from '../testbed.ts';
import { areOnly, createVisitor, tally, untilHolds, type Visitor } from '../visitor.ts';

const dayMs = 86_400_000;
const actsMs = 4_000;
/** The longest wait that a limit of sign-ins may ask for, in seconds. */
const windowSeconds = 15 * 60;

export const clock: Scenario = {
  about:
    'the clock of the running portal, not that of its database, jumps two days back, forty forward, and to the real time',
  async run(report) {
    const { must, say } = report;
    const testbed = await openTestbed({});
    try {
      const article = await scheduleArticle(testbed);
      await testbed.portal.start();
      const visitor = createVisitor(testbed.portal.base);
      for (const name of ['owner', 'guessed']) await visitor.signUp(`${name}@example.ge`);
      await act(testbed, report, 'at the real time');
      const session = await visitor.signIn('owner@example.ge');
      for (let attempt = 0; attempt < 11; attempt += 1) await visitor.signIn('guessed@example.ge', 'wrong');

      testbed.portal.setClock(-2 * dayMs);
      say('two days back');
      must('it is ready', (await visitor.get('/readyz')).status === 200);
      must('a session of tomorrow goes on', await goesOn(visitor, session.body));
      must('people come in', (await visitor.signIn('owner@example.ge')).status === 200);
      await checkLimit(visitor, report);
      must('nothing is published before its time', !(await isPublished(visitor, article)));
      await act(testbed, report, 'two days back');

      testbed.portal.setClock(40 * dayMs);
      say('forty days forward');
      must('it is ready', (await visitor.get('/readyz')).status === 200);
      must('a session of 30 days has ended', (await refresh(visitor, session.body)).status === 401);
      const late = await visitor.signIn('owner@example.ge');
      must('people come in', late.status === 200);
      const published = await untilHolds(() => isPublished(visitor, article), { withinMs: 75_000 });
      must('what was planned is published within a minute and a bit', published !== undefined, published);
      await testbed.restartAt(() => Date.now() + 40 * dayMs);
      await act(testbed, report, 'forty days forward');

      testbed.portal.setClock(0);
      say('the real time');
      must('it is ready', (await visitor.get('/readyz')).status === 200);
      must('a session of next month goes on', await goesOn(visitor, late.body));
      must('people come in', (await visitor.signIn('owner@example.ge')).status === 200);
      await checkLimit(visitor, report);
      await testbed.restartAt(Date.now);
      await act(testbed, report, 'at the real time');
      const broken = await testbed.stopAndCheck();
      must('the books hold what was acknowledged', broken.length === 0, broken);
    } finally {
      await testbed.close();
    }
  },
};

/** Lets people pay and read for a while. */
async function act(testbed: Testbed, { must }: Report, when: string): Promise<void> {
  const before = testbed.history.length;
  testbed.statuses.clear();
  const readers = letRead(createVisitor(testbed.portal.base), { count: 2 });
  const play = testbed.play();
  await Promise.race([wait(actsMs), play.ended]);
  await play.stop();
  await readers.stop();
  const acts = testbed.history.length - before;
  must(
    `${when} people pay and are answered`,
    acts > 0 && areOnly(testbed.statuses),
    `${acts} acts; ${tally(testbed.statuses)}`,
  );
  must(`${when} people read`, areOnly(readers.statuses), tally(readers.statuses));
}

const refresh = (visitor: Visitor, session: Record<string, unknown>) =>
  visitor.post('/api/auth/refresh/', { refresh_token: String(session.refresh_token) });

/** Whether a browser with this session comes in: it refreshes its token when that is refused. */
async function goesOn(visitor: Visitor, session: Record<string, unknown>): Promise<boolean> {
  const { status, body } = await refresh(visitor, session);
  if (status !== 200) return false;
  const { status: verified } = await visitor.post('/api/auth/verify/', {
    access_token: String(body.access_token),
  });
  return verified === 200;
}

/** An account whose password was guessed at before the jump waits as long as promised, not for days and not for ever. */
async function checkLimit(visitor: Visitor, { must }: Report): Promise<void> {
  const { status, retryAfter = 0 } = await visitor.signIn('guessed@example.ge', 'wrong');
  must(
    'a limit asks to wait for its own time at most',
    status === 400 || (status === 429 && retryAfter > 0 && retryAfter <= windowSeconds),
    `${status}, ${retryAfter} s`,
  );
}

async function isPublished(visitor: Visitor, id: number): Promise<boolean> {
  return (await visitor.query('article', { find: { id }, many: false })).body.article !== null;
}

/** Plans an article for tomorrow. @returns its id */
async function scheduleArticle({ openDatabase, world }: Testbed): Promise<number> {
  const database = await openDatabase();
  try {
    const { id } = await database.db
      .insertInto('article')
      .values({
        alias: 'khval',
        title: 'ხვალინდელი',
        category_id: world.category,
        status: 'scheduled',
        published_at: new Date(Date.now() + dayMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } finally {
    await database.close();
  }
}

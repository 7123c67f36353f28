import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { letRead } from '../readers.ts';
import { MissingRequirement, type Scenario } from '../scenario.ts';
import { findFreePort, openTestbed } from '../testbed.ts';
import { areOnly, createVisitor, tally, untilHolds, type Visitor } from '../visitor.ts';

/** Failed sign-ins of one account from one address after which it is told to wait (CONTRACT.md section 5). */
const maxFailures = 10;

export const redis: Scenario = {
  about: 'Redis, which counts the rate limits, stops and comes back',
  async run({ must, say }) {
    const port = await findFreePort();
    let server = await startRedis(port);
    const testbed = await openTestbed({ environment: { REDIS_URL: `redis://127.0.0.1:${port}` } });
    try {
      await testbed.portal.start();
      const visitor = createVisitor(testbed.portal.base);
      const emails = ['while', 'away', 'back'].map((name) => `${name}@example.ge`);
      for (const email of emails) await visitor.signUp(email);
      const play = testbed.play();
      const readers = letRead(visitor);
      const isCounted = async (email: string) =>
        (await guessUntilRefused(visitor, email)) === maxFailures + 1;

      must('with Redis the eleventh wrong password is refused', await isCounted('nobody-1@example.ge'));
      await stopRedis(server);
      say('Redis is stopped');
      const away = await visitor.signIn('away@example.ge');
      must('without Redis people come in, in less than 3 s', away.status === 200 && away.ms < 3_000, away.ms);
      must('limits go on being counted, in the process', await isCounted('nobody-2@example.ge'));
      must('the portal stays ready', (await visitor.get('/readyz')).status === 200);
      server = await startRedis(port);
      say('Redis is back');
      const isCountedThere = async () => {
        await visitor.post('/api/auth/recover/', { email: 'nobody-3@example.ge' });
        return (await countKeys(port)) > 0;
      };
      must(
        'limits are counted in Redis again within 10 s',
        (await untilHolds(isCountedThere, { withinMs: 10_000 })) !== undefined,
      );
      must('people come in', (await visitor.signIn('back@example.ge')).status === 200);
      await readers.stop();
      await play.stop();
      must('readers never notice', areOnly(readers.statuses), tally(readers.statuses));
      must('payers never notice', areOnly(testbed.statuses), tally(testbed.statuses));
      const broken = await testbed.stopAndCheck();
      must('the books hold what was acknowledged', broken.length === 0, broken);
    } finally {
      await testbed.close();
      await stopRedis(server);
    }
  },
};

/** Signs in with wrong passwords. @returns which attempt was refused as one too many */
async function guessUntilRefused(visitor: Visitor, email: string): Promise<number> {
  for (let attempt = 1; attempt <= maxFailures + 5; attempt += 1)
    if ((await visitor.signIn(email, `wrong ${attempt}`)).status === 429) return attempt;
  return 0;
}

async function startRedis(port: number): Promise<ChildProcess> {
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const isThere = await Promise.race([
    once(server, 'error').then(() => false),
    untilHolds(async () => (await command(port, 'PING')) === '+PONG', { withinMs: 10_000 }).then(Boolean),
  ]);
  if (!isThere)
    throw new MissingRequirement('redis-server does not start: install it (apt-get install redis-server)');
  return server;
}

async function stopRedis(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

const countKeys = async (port: number): Promise<number> => Number((await command(port, 'DBSIZE')).slice(1));

/** The first line of Redis's answer; empty when nobody answers. */
function command(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${words}\r\n`));
    const end = (line: string) => {
      socket.destroy();
      resolve(line);
    };
    socket.once('data', (data) => end(data.toString().split('\r\n')[0] ?? ''));
    socket.once('error', () => end(''));
  });
}

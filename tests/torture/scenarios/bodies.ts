import { createServerDatabase } from '#tests/support/database.ts';
import { findServers } from '#tests/support/servers.ts';
import { drawRequests, type RandomRequest } from '../random-requests.ts';
import type { Scenario } from '../scenario.ts';
import { openTestbed, type Testbed } from '../testbed.ts';
import { createVisitor, tally } from '../visitor.ts';
import { residentBytes } from './slow.ts';

const count = 10_000;
const atOnce = 8;
/** Memory is measured after as many requests, when every part of the program has been used. */
const warmUp = 3_000;
const maxGrownBytes = 100 * 1024 * 1024;
const timeoutMs = 20_000;
const csrf = 'c'.repeat(43);

/** What an answer never has: stacks, paths of sources, words of the database and of libraries. */
const internal =
  /\n\s+at |\.ts:\d+|node_modules|ZodError|TypeError|RangeError|syntax error|violates|relation "|column "|PGlite/;

export const bodies: Scenario = {
  about: `${count} random bodies to every call of the contracts, as guest, user and staff`,
  async run({ must, say }) {
    const owner = (await findServers()).env.TEST_DATABASE_URL;
    const server = owner ? await createServerDatabase(owner) : undefined;
    const testbed = await openTestbed({
      databaseUrl: server?.url,
      // Each request comes from an address of its own, or the limits would answer nearly all.
      environment: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
    });
    try {
      await testbed.portal.start();
      const visitor = createVisitor(testbed.portal.base);
      const seed = Math.floor(Math.random() * 1_000_000);
      say(`seed ${seed}, ${server ? 'PostgreSQL' : 'embedded database'}`);
      const requests = drawRequests(count, seed);
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      await sendAll(testbed, requests.slice(0, warmUp), { statuses, faults });
      const before = await residentBytes(visitor);
      await sendAll(testbed, requests.slice(warmUp), { statuses, faults });
      const grown = (await residentBytes(visitor)) - before;
      must('each is answered, and none with a fault of ours', faults.length === 0, tally(statuses));
      for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
      must('some are taken, so that what is behind the checks was reached', (statuses.get(200) ?? 0) > 100);
      must(
        'memory grows by 100 MB at most',
        grown <= maxGrownBytes,
        `${(grown / 1024 / 1024).toFixed(0)} MB`,
      );
      must('it is ready afterwards', (await visitor.get('/readyz')).status === 200);
      const broken = await testbed.stopAndCheck();
      must('the books add up', broken.length === 0, broken);
    } finally {
      await testbed.close();
      await server?.drop();
    }
  },
};

interface Found {
  readonly statuses: Map<number, number>;
  readonly faults: string[];
}

async function sendAll(testbed: Testbed, requests: readonly RandomRequest[], found: Found): Promise<void> {
  const { payers, consultants, staff } = testbed.world;
  const callers = [undefined, payers[0], consultants[0], staff];
  let at = 0;
  const sendSome = async () => {
    for (let request = requests[at]; request; request = requests[at]) {
      const number = at++;
      await send(testbed.portal.base, request, {
        bearer: callers[number % callers.length]?.access,
        number,
        found,
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));
}

async function send(
  base: string,
  { method, path, type, body }: RandomRequest,
  {
    bearer,
    number,
    found: { statuses, faults },
  }: { bearer: string | undefined; number: number; found: Found },
): Promise<void> {
  const headers = {
    ...(type ? { 'content-type': type } : {}),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    'x-csrftoken': csrf,
    cookie: `csrftoken=${csrf}`,
    'x-forwarded-for': `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`,
  };
  const name = `${method} ${path} ${type} ${body.slice(0, 300)}`;
  try {
    const answer = await fetch(base + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'POST' ? { body } : {}),
    });
    const text = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) faults.push(`${answer.status}: ${name}`);
    const leak = internal.exec(text);
    if (leak) faults.push(`leaks „${leak[0].trim()}“: ${name}`);
  } catch (error) {
    faults.push(`no answer (${error instanceof Error ? error.message : error}): ${name}`);
  }
}

import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BenchData } from './database.ts';
import { startPortal } from './portal.ts';
import { limitRow, percentile, type Row } from './row.ts';

const run = promisify(execFile);
const signIns = 1_000;
const readers = 4;
const quietSeconds = 8;
const target = 5;

interface Answers {
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** Row 8: the slowdown of pages during a thousand concurrent sign-ins, which may only fail with 429 or 503. */
export async function benchSignInStorm(data: BenchData): Promise<Row[]> {
  const kind = data.databaseUrl ? 'PostgreSQL' : 'embedded';
  const portal = await startPortal({ ...data.environment, TRUST_PROXY: '127.0.0.1' });
  try {
    const paths = await listPaths(portal.url);
    await readUntil(portal.url, paths, wait(3_000));
    const quiet = await readUntil(portal.url, paths, wait(quietSeconds * 1_000));
    const storm = run(process.execPath, ['tests/bench/ask-sign-ins.ts', portal.url, String(signIns)]);
    const busy = await readUntil(portal.url, paths, storm);
    const { statuses, seconds } = JSON.parse((await storm).stdout) as Answers;
    const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
    const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    const unexpected = Object.entries(statuses).filter(([status]) => !expected.has(status));
    return [
      {
        number: 8,
        what: `pages during ${signIns} sign-ins at once, p99 against the idle one, ${kind}`,
        measured: `${(during / before).toFixed(1)} (${before.toFixed(1)} ms to ${during.toFixed(1)} ms, ${busy.length} pages in ${seconds.toFixed(1)} s; ${told.join(', ')})`,
        target: `<= ${target}`,
        meets: during / before <= target,
      },
      limitRow(
        8,
        `sign-ins that failed otherwise, ${kind}`,
        unexpected.reduce((sum, [, count]) => sum + count, 0),
        'of them',
        0,
      ),
    ];
  } finally {
    await portal.stop();
  }
}

const expected = new Set(['200', '400', '429', '503']);

/** Durations in ms of pages requested by a few readers with pauses, until `over` resolves. */
async function readUntil(base: string, paths: readonly string[], over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  let isOver = false;
  const ended = over.finally(() => {
    isOver = true;
  });
  const read = async (reader: number) => {
    for (let at = reader; !isOver; at += readers) {
      const began = performance.now();
      await get(agent, base + paths[at % paths.length]);
      times.push(performance.now() - began);
      await wait(5);
    }
  };
  await Promise.all([ended, ...Array.from({ length: readers }, (_, reader) => read(reader))]);
  agent.destroy();
  return times;
}

function get(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
}

/** Paths of the home page and its articles. */
async function listPaths(base: string): Promise<string[]> {
  const answer = await fetch(`${base}/api/restql/article/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields: ['url'], limit: 50 }),
  });
  const { article } = (await answer.json()) as { article: { url: string }[] };
  return ['/', ...article.map(({ url }) => url)];
}

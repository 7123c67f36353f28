import { execFileSync } from 'node:child_process';
import { startPortal } from '../../scripts/testing/portal.ts';
import { benchCachedPage } from './cached-page.ts';
import { benchDataQuery } from './data-query.ts';
import { type BenchData, createBenchData } from './database.ts';
import { benchEvenAnswers } from './even-answers.ts';
import { benchFootprint } from './footprint.ts';
import { benchFreshness } from './freshness.ts';
import { benchGarbage } from './garbage.ts';
import { growthRows, type Timings, timeUncachedPages } from './growth.ts';
import { printRows, type Row } from './row.ts';
import { benchSignInStorm } from './sign-in-storm.ts';
import { articlePaths, benchUncachedPage } from './uncached-page.ts';
import { benchWeight } from './weight.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

export interface BenchOptions {
  /** Size of the large set. */
  readonly articles?: number;
  /** Numbers of the rows to measure; all unless said. */
  readonly only?: readonly number[];
}

/** Every row of the performance table, each measured side by side in this one run: 1 to 7 are CONTRACT.md's, 8 and 9 guard accounts, 10 guards 2. */
export async function runBench({ articles = 100_000, only }: BenchOptions = {}): Promise<Row[]> {
  const wants = (row: number) => only === undefined || only.includes(row);
  const rows: Row[] = [];
  const tell = (found: Row | readonly Row[]) => {
    for (const row of [found].flat() as Row[]) {
      rows.push(row);
      say(`${row.number}. ${row.what}: ${row.measured}`);
    }
  };
  const large = await filled('large', articles);
  const small = await filled('small', 1_000);
  try {
    if (large.databaseUrl && small.databaseUrl)
      await benchOnServer({
        large,
        small,
        largeUrl: large.databaseUrl,
        smallUrl: small.databaseUrl,
        tell,
        wants,
      });
    else
      say('no PostgreSQL answers: the rows that compare with the driver or a second instance are left out');
    if (wants(8) && small.databaseUrl) tell(await benchSignInStorm(small));
    if (wants(9)) tell(await benchEvenAnswers(small));
    if (wants(7) || wants(8)) {
      const embedded = await filled('embedded', wants(7) ? 10_000 : 1_000, { embedded: true });
      if (wants(7)) tell(await benchFootprint(embedded, 450));
      if (wants(8)) tell(await benchSignInStorm(embedded));
      await embedded.remove();
    }
  } finally {
    await large.remove();
    await small.remove();
  }
  say(`\n${printRows(rows)}`);
  return rows;
}

interface OnServer {
  readonly large: BenchData;
  readonly small: BenchData;
  readonly largeUrl: string;
  readonly smallUrl: string;
  readonly wants: (row: number) => boolean;
  readonly tell: (found: Row | readonly Row[]) => void;
}

async function benchOnServer(on: OnServer): Promise<void> {
  const { large, largeUrl, tell, wants } = on;
  const [first = ''] = await articlePaths(largeUrl, 1);
  const portal = await startPortal(large.environment);
  if (wants(1)) tell(await benchCachedPage(portal.url + first));
  if (wants(2)) tell(await benchUncachedPage(portal.url, largeUrl));
  if (wants(3)) tell(await benchDataQuery(portal.url, largeUrl));
  if (wants(4)) {
    const second = await startPortal(large.environment);
    tell(await benchFreshness([portal.url, second.url], largeUrl));
    await second.stop();
  }
  if (wants(5)) tell(await benchWeight(portal.url + first));
  const largeTimes = wants(6) ? await timeUncachedPages(portal.url, largeUrl) : {};
  await portal.stop();
  if (wants(6)) tell(growthRows(await timeSmall(on), largeTimes));
  if (wants(7)) tell(await benchFootprint(large, 220));
  if (wants(10)) tell(await benchGarbage(large.environment, largeUrl));
}

async function timeSmall({ small, smallUrl }: OnServer): Promise<Timings> {
  const portal = await startPortal(small.environment);
  const timings = await timeUncachedPages(portal.url, smallUrl);
  await portal.stop();
  return timings;
}

/** A data directory with that many synthetic articles, and a tenth as many clinics and doctors, but a thousand at least. */
async function filled(
  name: string,
  articles: number,
  options: { embedded?: boolean } = {},
): Promise<BenchData> {
  const data = await createBenchData(name, options);
  say(`seeding ${articles} articles: ${name}`);
  const directories = String(Math.max(1_000, articles / 10));
  execFileSync(
    process.execPath,
    ['scripts/seed.ts', '--articles', String(articles), '--clinics', directories, '--doctors', directories],
    { env: { ...process.env, ...data.environment }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await data.settle();
  return data;
}

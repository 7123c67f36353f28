import { execFileSync } from 'node:child_process';
import { makeStaff } from '../torture/world.ts';
import { benchCachedPage } from './cached-page.ts';
import { benchDataQuery } from './data-query.ts';
import { type BenchData, createBenchData } from './database.ts';
import { benchEvenAnswers } from './even-answers.ts';
import { benchFootprint } from './footprint.ts';
import { benchFreshness } from './freshness.ts';
import { growthRows, type Timings, timeUncachedPages } from './growth.ts';
import { benchNaturalSearch } from './natural-search.ts';
import { benchOfficeLists, benchSecret } from './office-lists.ts';
import { startPortal } from './portal.ts';
import { benchReaderFeel } from './reader-feel.ts';
import { benchRollingRestarts } from './rolling-restarts.ts';
import { printRows, type Row } from './row.ts';
import { benchSignInStorm } from './sign-in-storm.ts';
import { articlePaths, benchUncachedPage } from './uncached-page.ts';
import { benchOfficeWeight, benchWeight } from './weight.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

export interface BenchOptions {
  /** Number of articles in the large data set. */
  readonly articles?: number;
  /** Numbers of the rows to measure; default all. */
  readonly only?: readonly number[];
  /** Leaves the large data set on the server, and uses one that is there. */
  readonly keep?: boolean;
}

/** Measures every row of the performance table (CONTRACT.md section 9), each against its comparison in the same run. */
export async function runBench({
  articles = 100_000,
  only,
  keep = false,
}: BenchOptions = {}): Promise<Row[]> {
  const wants = (row: number) => only === undefined || only.includes(row);
  const rows: Row[] = [];
  const tell = (found: Row | readonly Row[]) => {
    for (const row of [found].flat() as Row[]) {
      rows.push(row);
      say(`${row.number}. ${row.what}: ${row.measured}`);
    }
  };
  const large = await filled(`large${keep ? `_${articles}` : ''}`, articles, { keep });
  const small = await filled('small', 1_000);
  try {
    if (large.databaseUrl && small.databaseUrl)
      await benchOnServer({
        articles,
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
    // The last on this database: it leaves a column of a next release behind.
    if (wants(11) && small.databaseUrl) tell((await benchRollingRestarts(small, small.databaseUrl)) ?? []);
    if (wants(7) || wants(8)) {
      const embedded = await filled('embedded', wants(7) ? 10_000 : 1_000, { embedded: true });
      if (wants(7)) tell(await benchFootprint(embedded, 560));
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
  readonly articles: number;
  readonly large: BenchData;
  readonly small: BenchData;
  readonly largeUrl: string;
  readonly smallUrl: string;
  readonly wants: (row: number) => boolean;
  readonly tell: (found: Row | readonly Row[]) => void;
}

async function benchOnServer(on: OnServer): Promise<void> {
  const { articles, large, largeUrl, tell, wants } = on;
  const [first = ''] = await articlePaths(largeUrl, 1);
  const portal = await startPortal({ ...large.environment, AUTH_SECRET: benchSecret });
  if (wants(1)) tell(await benchCachedPage(portal.url + first));
  if (wants(2)) tell(await benchUncachedPage(portal.url, largeUrl));
  if (wants(3)) tell(await benchDataQuery(portal.url, largeUrl));
  if (wants(4)) {
    const second = await startPortal(large.environment);
    tell(await benchFreshness([portal.url, second.url], largeUrl));
    await second.stop();
  }
  if (wants(5)) {
    tell(await benchWeight(portal.url));
    const place = { directory: portal.data, databaseUrl: largeUrl, secret: benchSecret };
    const [editor] = await makeStaff(place, [['editor']]);
    tell(await benchOfficeWeight(portal.url, editor?.access ?? ''));
  }
  if (wants(10)) tell(await benchReaderFeel(portal.url));
  if (wants(12))
    tell(
      await benchNaturalSearch(portal.url, `${articles.toLocaleString('en')} articles on PostgreSQL`, 150),
    );
  if (wants(6)) tell(await benchOfficeLists(portal.url, { directory: portal.data, databaseUrl: largeUrl }));
  const largeTimes = wants(6) ? await timeUncachedPages(portal.url, largeUrl) : {};
  await portal.stop();
  if (wants(6)) tell(growthRows(await timeSmall(on), largeTimes));
  if (wants(7)) tell(await benchFootprint(large, 320));
}

async function timeSmall({ small, smallUrl }: OnServer): Promise<Timings> {
  const portal = await startPortal(small.environment);
  const timings = await timeUncachedPages(portal.url, smallUrl);
  await portal.stop();
  return timings;
}

/** Creates a data directory with synthetic articles, and a tenth as many clinics and doctors, at least a thousand. */
async function filled(
  name: string,
  articles: number,
  options: { embedded?: boolean; keep?: boolean } = {},
): Promise<BenchData> {
  const data = await createBenchData(name, options);
  if (data.isFilled) return data;
  say(`seeding ${articles} articles: ${name}`);
  const directories = String(Math.max(1_000, articles / 10));
  execFileSync(process.execPath, ['tests/bench/fill-database.ts', String(articles), directories], {
    env: { ...process.env, ...data.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await data.settle();
  return data;
}

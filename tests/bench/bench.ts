import { execFileSync } from 'node:child_process';
import { startPortal } from '../../scripts/testing/portal.ts';
import { benchCachedPage } from './cached-page.ts';
import { benchDataQuery } from './data-query.ts';
import { type BenchData, createBenchData } from './database.ts';
import { benchFootprint } from './footprint.ts';
import { benchFreshness } from './freshness.ts';
import { growthRows, timeUncachedPages } from './growth.ts';
import { printRows, type Row } from './row.ts';
import { articlePaths, benchUncachedPage } from './uncached-page.ts';
import { benchWeight } from './weight.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Every row of the performance table (CONTRACT.md section 9), each measured side by side in this one run. */
export async function runBench({ articles = 100_000 }: { articles?: number } = {}): Promise<Row[]> {
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
      await benchOnServer({ large, small, largeUrl: large.databaseUrl, smallUrl: small.databaseUrl, tell });
    else
      say('no PostgreSQL answers: the rows that compare with the driver or a second instance are left out');
    const embedded = await filled('embedded', 10_000, { embedded: true });
    const paths = large.databaseUrl ? await articlePaths(large.databaseUrl, 10_000) : [];
    tell(await benchFootprint(embedded, paths, 450));
    await embedded.remove();
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
  readonly tell: (found: Row | readonly Row[]) => void;
}

async function benchOnServer({ large, small, largeUrl, smallUrl, tell }: OnServer): Promise<void> {
  const [first = ''] = await articlePaths(largeUrl, 1);
  const portal = await startPortal(large.environment);
  tell(await benchCachedPage(portal.url + first));
  tell(await benchUncachedPage(portal.url, largeUrl));
  tell(await benchDataQuery(portal.url, largeUrl));
  const second = await startPortal(large.environment);
  tell(await benchFreshness([portal.url, second.url], largeUrl));
  await second.stop();
  tell(await benchWeight(portal.url + first));
  const largeTimes = await timeUncachedPages(portal.url, largeUrl);
  await portal.stop();
  const lesser = await startPortal(small.environment);
  tell(growthRows(await timeUncachedPages(lesser.url, smallUrl), largeTimes));
  await lesser.stop();
  tell(await benchFootprint(large, await articlePaths(largeUrl, 10_000), 220));
}

/** A data directory filled as `npm run seed -- --articles N` fills it. */
async function filled(
  name: string,
  articles: number,
  options: { embedded?: boolean } = {},
): Promise<BenchData> {
  const data = await createBenchData(name, options);
  say(`seeding ${articles} articles: ${name}`);
  execFileSync(process.execPath, ['scripts/seed.ts', '--articles', String(articles)], {
    env: { ...process.env, ...data.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return data;
}

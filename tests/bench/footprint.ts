import { readFileSync } from 'node:fs';
import type { BenchData } from './database.ts';
import { requestsPerSecondOver } from './load.ts';
import { startPortal } from './portal.ts';
import { limitRow, type Row } from './row.ts';

const pages = 10_000;

/** Row 7: the time from the command to "ready" on an existing database, and the memory after ten thousand different pages. */
export async function benchFootprint(data: BenchData, memoryTarget: number): Promise<Row[]> {
  const kind = data.databaseUrl ? 'PostgreSQL' : 'embedded';
  const portal = await startPortal(data.environment);
  const requests = (await listPaths(portal.url)).map((path) => ({ path }));
  await requestsPerSecondOver({ url: portal.url, connections: 8, requests });
  const memory = residentMegabytes(portal.pid);
  await portal.stop();
  return [
    limitRow(7, `cold start to ready, ${kind}`, portal.startMs / 1000, 's', 5),
    limitRow(
      7,
      `resident memory after ${requests.length} different pages, ${kind}`,
      memory,
      'MB',
      memoryTarget,
    ),
  ];
}

/** The addresses of the newest articles, queried from the portal, which alone can open an embedded database. */
async function listPaths(base: string): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < pages; page++) {
    const answer = await fetch(`${base}/api/restql/article/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: ['url'], limit: 100, page, total: false }),
    });
    const { article } = (await answer.json()) as { article: { url: string }[] };
    if (article.length === 0) break;
    paths.push(...article.map(({ url }) => url));
  }
  return paths.slice(0, pages);
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

import { readFileSync } from 'node:fs';
import { startPortal } from '../../scripts/testing/portal.ts';
import { requestsPerSecondOver } from './load.ts';
import { limitRow, type Row } from './row.ts';
import { articlePaths } from './uncached-page.ts';

const amount = 2_000;
const target = 10;

/** Row 10: what a page made anew leaves to the dear collection, that of long-lived garbage, as the engine's own trace says. */
export async function benchGarbage(
  environment: Readonly<Record<string, string>>,
  databaseUrl: string,
): Promise<Row> {
  const paths = await articlePaths(databaseUrl, amount * 2);
  const portal = await startPortal(environment, ['--trace-gc-nvp']);
  const ask = (from: number) =>
    requestsPerSecondOver({
      url: portal.url,
      connections: 8,
      requests: paths.slice(from, from + amount).map((path) => ({ path })),
    });
  await ask(0);
  const before = promotedBytes(portal.log);
  await ask(amount);
  const kilobytes = (promotedBytes(portal.log) - before) / 1024 / amount;
  await portal.stop();
  return limitRow(10, 'long-lived garbage of a page made anew', kilobytes, 'KB', target);
}

/** All that young collections have handed on until now. */
function promotedBytes(log: string): number {
  const promoted = readFileSync(log, 'utf8').matchAll(/ gc=s .* promoted=(\d+)/g);
  return [...promoted].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}

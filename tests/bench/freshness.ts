import { Client } from 'pg';
import { limitRow, percentile, type Row } from './row.ts';

const changes = 200;

/**
 * Row 4: the time from a change in the database until the second instance shows it, and whether it ever shows the old page
 * again.
 */
export async function benchFreshness(
  instances: readonly [string, string],
  databaseUrl: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number; address: string }>(
    `select a.id, '/' || c.path || '/' || a.id || '-' || a.alias || '.html' as address
     from article a join category c on c.id = a.category_id where a.status = 'published' order by a.id limit 1`,
  );
  const [article] = rows;
  if (!article) throw new Error('there is no article');
  const [first, second] = instances.map((base) => base + article.address) as [string, string];
  const delays: number[] = [];
  let stale = 0;
  for (let change = 1; change <= changes; change++) {
    const marker = `ცვლილება-${change}-ბოლო`;
    const shows = async (address: string) => (await (await fetch(address)).text()).includes(marker);
    await Promise.all([shows(first), shows(second)]);
    const began = performance.now();
    await client.query('update article set title = $1 where id = $2', [marker, article.id]);
    while (!(await shows(second))) if (performance.now() - began > 10_000) break;
    delays.push(performance.now() - began);
    for (let look = 0; look < 5; look++) if (!(await shows(second))) stale++;
    if (!(await shows(first))) stale++;
  }
  await client.end();
  return [
    limitRow(4, 'publish to visible on a second instance, p99', percentile(delays, 0.99), 'ms', 500),
    limitRow(4, `stale answers after it, of ${changes * 6}`, stale, 'answers', 0),
  ];
}

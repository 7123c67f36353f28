import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { parseQuery } from '#server/queries/parse.ts';
import { visitor } from '#server/queries/parse-find.ts';
import { createStatements } from '#server/queries/statements.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { requestsPerSecondOver } from './load.ts';
import { median, type Row, ratioRow } from './row.ts';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const rounds = 4;
/** Of these, warm-up rounds for the JIT compiler. */
const warmRounds = 1;
const amount = 1_000;
/** The fields of an article in a list (SPEC.md section 7). */
const fields = ['alias', 'id', 'category', 'image', 'introtext', 'title', 'url'];
const headers = { 'content-type': 'application/json' };

/** Row 3: the list of 20 articles over HTTP against its SQL statements sent through the driver. */
export async function benchDataQuery(base: string, databaseUrl: string): Promise<Row[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 8 });
  const statements = statementsOf(pool);
  const path = '/api/restql/article/';
  const same = Array.from({ length: 16 }, () => ({
    path,
    method: 'POST' as const,
    headers,
    body: JSON.stringify({ fields }),
  }));
  // Bodies with different cache keys and the same 20 articles, so that none is answered from the cache.
  const different = Array.from({ length: rounds * amount }, (_, at) => ({
    path,
    method: 'POST' as const,
    headers,
    body: JSON.stringify({ fields, find: { id: { $gt: -1 - at } } }),
  }));
  const figures = { driver: [] as number[], uncached: [] as number[], cached: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    figures.driver.push(await driverPerSecond(pool, statements, 1_500));
    figures.uncached.push(
      await requestsPerSecondOver({
        url: base,
        connections: 8,
        requests: different.slice(round * amount, (round + 1) * amount),
      }),
    );
    figures.cached.push(
      await requestsPerSecondOver({ url: base, connections: 16, requests: same, times: 1_250 }),
    );
  }
  await pool.end();
  const typical = (perSecond: readonly number[]) => median(perSecond.slice(warmRounds));
  const driver = typical(figures.driver);
  const detail = (ours: number) => `${ours.toFixed(0)}/s to ${driver.toFixed(0)}/s`;
  const [uncached, cached] = [typical(figures.uncached), typical(figures.cached)];
  return [
    ratioRow(
      3,
      'restql article list of 20, uncached, against the driver alone',
      uncached / driver,
      0.5,
      detail(uncached),
    ),
    ratioRow(3, 'the same from the cache', cached / driver, 20, detail(cached)),
  ];
}

async function driverPerSecond(
  pool: Pool,
  statements: readonly Statement[],
  amount: number,
): Promise<number> {
  const began = performance.now();
  let left = amount;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) await Promise.all(statements.map(({ text, values }) => pool.query(text, values)));
    }),
  );
  return amount / ((performance.now() - began) / 1000);
}

/** The statements of the list and its count. */
function statementsOf(pool: Pool): Statement[] {
  const collection = collectionNamed('article');
  const query = parseQuery(collection, { fields }, visitor);
  const { rowsStatement, countStatement } = createStatements(
    new Kysely({ dialect: new PostgresDialect({ pool }) }),
  );
  const compiled = [rowsStatement(collection, query, query.fields), countStatement(collection, query)];
  return compiled.map(({ sql: text, parameters }) => ({ text, values: [...parameters] }));
}

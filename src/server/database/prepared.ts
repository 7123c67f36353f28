import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

const mostStatements = 150;

/**
 * Gives statements that come again a name, so that the database parses each once per connection and may keep its plan.
 * How many are named is bounded: what queries from outside look like is not ours to choose.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seenOnce = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostStatements) return name;
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= mostStatements) seenOnce = new Set();
      seenOnce.add(text);
      return undefined;
    }
    const given = `salbuni_${names.size}`;
    names.set(text, given);
    return given;
  };
}

/**
 * Asks by callback. For a promise of its own the driver assigns a function to the query, which the engine takes for
 * long-lived, and with it every row that it hands on (docs/decisions, what a page leaves behind).
 */
const ask = (client: PoolClient, config: QueryConfig): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(config, (error, result) => (error ? reject(error) : resolve(result)));
  });

/** The pool as Kysely uses it, with reading statements prepared. */
export function preparedPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient): PostgresPoolClient => {
    const query = (text: string, values: unknown[] = []) => {
      const name = values.length > 0 && /^\s*(select|with)\b/i.test(text) ? nameOf(text) : undefined;
      return ask(client, { text, values, ...(name === undefined ? {} : { name }) });
    };
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const maxNamedStatements = 150;

/**
 * Names repeated statements, so that the database parses each once per connection and may cache its plan. The number of names
 * is bounded, because public data queries come in any number of shapes.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seenOnce = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxNamedStatements) return name;
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= maxNamedStatements) seenOnce = new Set();
      seenOnce.add(text);
      return undefined;
    }
    const newName = `salbuni_${names.size}`;
    names.set(text, newName);
    return newName;
  };
}

/** Wraps the pool for Kysely so that repeated reads are prepared statements. */
export function preparedPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient): PostgresPoolClient => {
    // Kysely names the commands of its own statements alone, where pg has any text.
    const query = (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 && /^\s*(select|with)\b/i.test(text) ? nameOf(text) : undefined;
      return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) }) as Promise<
        PostgresQueryResult<unknown>
      >;
    };
    // Kysely's type has a second form of `query`, with a cursor for streams, which nothing here opens.
    return { query, release: () => client.release() } as PostgresPoolClient;
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

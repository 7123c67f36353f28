import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Connection } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { preparedPool } from './prepared.ts';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase extends Connection {
  readonly db: Database;
}

/** The duration of a statement; its text has placeholders instead of values. */
export interface QueryTiming {
  readonly sql: string;
  readonly milliseconds: number;
  readonly isFailed: boolean;
}

/**
 * Opens the database that the settings name. `onQuery` is called for every statement, in the asynchronous context of its
 * sender.
 */
export async function openDatabase(options: {
  url?: string | undefined;
  directory: string;
  onQuery?: ((timing: QueryTiming) => void) | undefined;
}): Promise<OpenedDatabase> {
  const connection = options.url
    ? openPostgres(options.url)
    : await (await import('./embedded.ts')).openEmbedded(options.directory);
  const db = createQueryBuilder(connection.pool, options.onQuery);
  return {
    ...connection,
    db,
    close: async () => {
      await db.destroy();
      await connection.close();
    },
  };
}

/** Creates the query builder of a pool. */
export function createQueryBuilder(pool: Pool, onQuery?: (timing: QueryTiming) => void): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
    ...(onQuery && {
      log: ({ level, query, queryDurationMillis }: LogEvent) =>
        onQuery({ sql: query.sql, milliseconds: queryDurationMillis, isFailed: level === 'error' }),
    }),
  });
}

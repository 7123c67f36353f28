import { Kysely, PostgresDialect } from 'kysely';
import type { Connection } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { preparedPool } from './prepared.ts';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;

export interface OpenedDatabase extends Connection {
  readonly db: Database;
}

/** Opens the database the settings name. */
export async function openDatabase(options: {
  url?: string | undefined;
  directory: string;
}): Promise<OpenedDatabase> {
  const connection = options.url
    ? openPostgres(options.url)
    : await (await import('./embedded.ts')).openEmbedded(options.directory);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(connection.pool) }) });
  return {
    ...connection,
    db,
    close: async () => {
      await db.destroy();
      await connection.close();
    },
  };
}

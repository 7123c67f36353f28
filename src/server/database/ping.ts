import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Checks that the database answers. It reads a table, which exists since migrations run before the server listens. */
export const pingDatabase = (db: Database) => async (): Promise<void> => {
  await sql`select 1 from migration limit 1`.execute(db);
};

import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Whether the database answers; migrations were done before the server listened. */
export const pingDatabase = (db: Database) => async (): Promise<void> => {
  await sql`select 1 from migration limit 1`.execute(db);
};

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Tells the planner what the tables hold, after much has changed. An embedded database would never learn it of itself. */
export async function analyzeTables(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}

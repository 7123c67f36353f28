import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Updates the planner's statistics after many changes; an embedded database has no autovacuum for that. */
export async function analyzeTables(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}

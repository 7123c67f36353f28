import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type PublishingRepository = ReturnType<typeof createPublishingRepository>;

export function createPublishingRepository(db: Database) {
  /** Makes scheduled articles whose time has come public. The database announces them; running it twice changes nothing. */
  async function publishDue(now: Date): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`update article set status = 'published'
      where status = 'scheduled' and published_at <= ${now} returning id`.execute(db);
    return rows.map((row) => row.id);
  }

  return { publishDue };
}

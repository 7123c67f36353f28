import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type ShownAdsRepository = ReturnType<typeof createShownAdsRepository>;

export function createShownAdsRepository(db: Database) {
  /** Adds to how often video advertisements were shown on a day. */
  async function addShown(day: string, count: number): Promise<void> {
    await sql`insert into daily_count as c (day, kind, count) values (${day}::date, 'video_ads', ${count})
      on conflict (day, kind) do update set count = c.count + excluded.count`.execute(db);
  }

  return { addShown };
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type ShownAdsRepository = ReturnType<typeof createShownAdsRepository>;

/** Days of Tbilisi, both included. */
export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function createShownAdsRepository(db: Database) {
  /** Adds to how often video advertisements were shown on a day. */
  async function addShown(day: string, count: number): Promise<void> {
    await sql`insert into daily_count as c (day, kind, count) values (${day}::date, 'video_ads', ${count})
      on conflict (day, kind) do update set count = c.count + excluded.count`.execute(db);
  }

  /** Lists the days of a span on which one was shown, the latest first. */
  async function listShown({ from, to }: Span): Promise<{ day: string; shown: number }[]> {
    const { rows } = await sql<{ day: string; shown: number }>`
      select to_char(day, 'YYYY-MM-DD') as day, count::integer as shown from daily_count where kind = 'video_ads'
        and ${from === undefined ? sql`true` : sql`day >= ${from}::date`}
        and ${to === undefined ? sql`true` : sql`day <= ${to}::date`}
      order by daily_count.day desc`.execute(db);
    return rows;
  }

  return { addShown, listShown };
}

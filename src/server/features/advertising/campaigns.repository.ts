import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type CampaignsRepository = ReturnType<typeof createCampaignsRepository>;

const tables = ['advertisement', 'recommended_doctor', 'recommended_clinic'] as const;

export function createCampaignsRepository(db: Database) {
  /** Starts and ends what the calendar says, as of a day (`YYYY-MM-DD`). The database announces it; twice changes nothing. */
  async function followCalendar(today: string): Promise<void> {
    for (const table of tables) {
      const runs = sql`campaign_runs(status, starts_on, ends_on, ${today}::date)`;
      await sql`update ${sql.table(table)} set is_running = ${runs} where is_running <> ${runs}`.execute(db);
    }
  }

  /** Adds what was counted on a day, by advertisement; ids without one are ignored. */
  async function addCounts(
    day: string,
    counts: readonly { id: number; impressions: number; clicks: number }[],
  ): Promise<void> {
    await sql`
      insert into advertisement_count (advertisement_id, day, impressions, clicks)
      select given.id, ${day}::date, given.impressions, given.clicks
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given (id integer, impressions integer, clicks integer)
      join advertisement on advertisement.id = given.id
      order by given.id
      on conflict (advertisement_id, day) do update
        set impressions = advertisement_count.impressions + excluded.impressions,
            clicks = advertisement_count.clicks + excluded.clicks`.execute(db);
  }

  return { followCalendar, addCounts };
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type CampaignsRepository = ReturnType<typeof createCampaignsRepository>;

const tables = ['recommended_doctor', 'recommended_clinic'] as const;

export function createCampaignsRepository(db: Database) {
  /** Starts and ends recommendations as of a day (`YYYY-MM-DD`), and campaigns. The database announces the changes; repeating it changes nothing. */
  async function followCalendar(today: string, at: Date): Promise<void> {
    await followCampaigns(at);
    for (const table of tables) {
      const runs = sql`campaign_runs(status, starts_on, ends_on, ${today}::date)`;
      await sql`update ${sql.table(table)} set is_running = ${runs} where is_running <> ${runs}`.execute(db);
    }
  }

  /** Starts campaigns, and ends those whose time has passed or which were seen as often as was bought. */
  async function followCampaigns(at: Date): Promise<void> {
    await sql`
      update advertisement a set is_running = now_runs.runs
      from (select c.id, advertisement_runs(c, ${at}::timestamptz) as runs from advertisement c) as now_runs
      where now_runs.id = a.id and a.is_running <> now_runs.runs`.execute(db);
  }

  /** Finds the next moment at which a campaign begins or ends. */
  async function findNextMove(at: Date): Promise<Date | undefined> {
    const { rows } = await sql<{ next: Date | null }>`
      select min(moment) as next from advertisement
      cross join lateral (values (starts_at), (ends_at)) as move (moment)
      where status = 'published' and moment > ${at}`.execute(db);
    return rows[0]?.next ?? undefined;
  }

  /** Adds the counts of a day by advertisement id; unknown ids are ignored. */
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

  return { followCalendar, followCampaigns, findNextMove, addCounts };
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type DemoRowKind = 'account' | 'application' | 'missed_search';

/** Writes what no service of the portal writes by hand: counts of past days, and what of it all is the demonstration's. */
export function createDemoDesksRepository(db: Database) {
  /** Notes rows that `seed --remove-demo` removes. */
  async function noteRows(kind: DemoRowKind, ids: readonly number[]): Promise<void> {
    await sql`insert into demo_row (kind, row_id) select ${kind}, unnest(${[...ids]}::integer[])
      on conflict do nothing`.execute(db);
  }

  async function listRows(kind: DemoRowKind): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select row_id as id from demo_row where kind = ${kind}
      order by row_id`.execute(db);
    return rows.map(({ id }) => id);
  }

  const findMissed = async (texts: readonly string[]): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from missed_search where query = any(${[...texts]}::text[])`.execute(db);
    return rows.map(({ id }) => id);
  };

  /** Counts impressions and clicks of every published advertisement on each of the last two weeks' days before today. */
  async function countCampaigns({ daily, perClick }: { daily: number; perClick: number }): Promise<void> {
    await sql`
      with shown as (
        select a.id, (now() at time zone 'Asia/Tbilisi')::date - back as day,
          ${daily}::integer * (60 + (a.id * 37 + back * 23) % 80) / 100 as impressions
        from advertisement a cross join generate_series(1, 14) as back where a.status = 'published'
      )
      insert into advertisement_count (advertisement_id, day, impressions, clicks)
      select id, day, impressions, impressions / (${perClick}::integer + (id * 11) % 40) from shown
      on conflict do nothing`.execute(db);
  }

  /** Removes what was noted, and the questions that demonstration accounts asked. */
  async function removeRows(demoAddress: string): Promise<void> {
    await sql`delete from application where id in (select row_id from demo_row where kind = 'application')`.execute(
      db,
    );
    await sql`with gone as (
        delete from missed_search where id in (select row_id from demo_row where kind = 'missed_search') returning key
      ) delete from missed_search_reader where key in (select key from gone)`.execute(db);
    await sql`delete from question where account_id in (select id from account where email like ${demoAddress})`.execute(
      db,
    );
    await sql`delete from demo_row`.execute(db);
  }

  return { noteRows, listRows, findMissed, countCampaigns, removeRows };
}

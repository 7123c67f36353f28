import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';

export type FeedsDeskRepository = ReturnType<typeof createFeedsDeskRepository>;

export type FeedState = 'failing' | 'waiting' | 'healthy' | 'off';

export interface FeedHealth {
  readonly id: number;
  readonly title: string;
  readonly state: FeedState;
  readonly feed_url: string | null;
  readonly items: number;
  readonly error: string | null;
  readonly failures: number;
  readonly fetched_at: Date | null;
  readonly due_at: Date | null;
}

export interface FeedQuery {
  readonly search: string;
  readonly state?: FeedState | undefined;
  /** Days in Tbilisi of the last fetch, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Reads how the feeds of partners are doing. */
export function createFeedsDeskRepository(db: Database) {
  const found = ({ search, from, to }: Omit<FeedQuery, 'state'>) => sql`(
    select c.id, c.title, c.feed_url, jsonb_array_length(c.items) as items, f.problem as error, f.failures, f.fetched_at,
      case when isfinite(f.due_at) then f.due_at end as due_at,
      case when c.status <> 'published' or c.feed_url is null then 'off' when f.failures > 0 then 'failing'
        when f.fetched_at is null then 'waiting' else 'healthy' end as state
    from collector c join collector_fetch f on f.collector_id = c.id
    where ${search === '' ? sql`true` : sql`(position(${search.toLowerCase()} in lower(c.title || ' ' || c.domain)) > 0 or c.id::text = ${search})`}
      and ${from === undefined ? sql`true` : sql`f.fetched_at >= tbilisi_midnight(${from}::date)`}
      and ${to === undefined ? sql`true` : sql`f.fetched_at < tbilisi_midnight(${to}::date + 1)`}
  ) as feed`;

  /** Lists feeds: those that fail first, the longest failing before the others. */
  async function listFeeds(
    { state, ...query }: FeedQuery,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<FeedHealth[]> {
    const { rows } = await sql<FeedHealth>`
      select * from ${found(query)} where ${state ? sql`state = ${state}` : sql`true`}
      order by array_position(array['failing', 'waiting', 'healthy', 'off'], state), failures desc, title, id
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  async function countStates(query: Omit<FeedQuery, 'state'>): Promise<Record<FeedState, number>> {
    const { rows } = await sql<{ state: FeedState; count: number }>`
      select state, count(*)::integer as count from ${found(query)} group by state`.execute(db);
    const counts = { failing: 0, waiting: 0, healthy: 0, off: 0 };
    for (const { state, count } of rows) counts[state] = count;
    return counts;
  }

  const exists = async (id: number): Promise<boolean> =>
    (await db.selectFrom('collector').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

  return { listFeeds, countStates, exists, log: createChangeLogRepository(db) };
}

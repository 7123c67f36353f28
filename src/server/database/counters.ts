import { sql } from 'kysely';
import type { Database } from './connect.ts';

interface Row {
  readonly count: number;
  readonly ends_at: Date;
}

/** Counts in the database, for several instances without Redis (the shape of `adapters/counters`). */
export function createDatabaseCounters(db: Database, now: () => number = Date.now) {
  const countOf = (row: Row | undefined) => ({
    count: row?.count ?? 0,
    endsAt: row?.ends_at.getTime() ?? now(),
  });
  return {
    add: async (key: string, windowSeconds: number) => {
      const at = new Date(now());
      const endsAt = new Date(now() + windowSeconds * 1000);
      const { rows } = await sql<Row>`insert into rate_counter as known (key, count, ends_at)
        values (${key}, 1, ${endsAt})
        on conflict (key) do update set
          count = case when known.ends_at > ${at} then known.count + 1 else 1 end,
          ends_at = case when known.ends_at > ${at} then known.ends_at else excluded.ends_at end
        returning count, ends_at`.execute(db);
      return countOf(rows[0]);
    },
    read: async (key: string) => {
      const { rows } = await sql<Row>`select count, ends_at from rate_counter
        where key = ${key} and ends_at > ${new Date(now())}`.execute(db);
      return countOf(rows[0]);
    },
    forget: async (key: string) => {
      await db.deleteFrom('rate_counter').where('key', '=', key).execute();
    },
    sweep: async () => {
      await db.deleteFrom('rate_counter').where('ends_at', '<', new Date(now())).execute();
    },
    close: async () => {},
  };
}

import { sql } from 'kysely';
import type { Database } from './connect.ts';

interface Row {
  readonly key: string;
  readonly count: number;
  readonly ends_at: Date;
}

interface Counted {
  readonly key: string;
  readonly windowSeconds: number;
}

/** Counts in the database, for several instances without Redis (the shape of `adapters/counters`). */
export function createDatabaseCounters(db: Database, now: () => number = Date.now) {
  const inOrder = (rows: readonly Row[], keys: readonly string[]) => {
    const known = new Map(rows.map((row) => [row.key, { count: row.count, endsAt: row.ends_at.getTime() }]));
    return keys.map((key) => known.get(key) ?? { count: 0, endsAt: now() });
  };
  return {
    /** The rows are taken in the order of their keys, so that two who count the same never wait for each other. */
    add: async (counted: readonly Counted[]) => {
      const at = new Date(now());
      const keys = counted.map(({ key }) => key);
      const ends = counted.map(({ windowSeconds }) => new Date(now() + windowSeconds * 1000).toISOString());
      const { rows } = await sql<Row>`insert into rate_counter as known (key, count, ends_at)
        select key, 1, ends_at from unnest(${keys}::text[], ${ends}::timestamptz[]) as given (key, ends_at) order by key
        on conflict (key) do update set
          count = case when known.ends_at > ${at} then known.count + 1 else 1 end,
          ends_at = case when known.ends_at > ${at} then known.ends_at else excluded.ends_at end
        returning key, count, ends_at`.execute(db);
      return inOrder(rows, keys);
    },
    read: async (keys: readonly string[]) => {
      const { rows } = await sql<Row>`select key, count, ends_at from rate_counter
        where key = any(${keys}) and ends_at > ${new Date(now())}`.execute(db);
      return inOrder(rows, keys);
    },
    sweep: async () => {
      await db.deleteFrom('rate_counter').where('ends_at', '<', new Date(now())).execute();
    },
    close: async () => {},
  };
}

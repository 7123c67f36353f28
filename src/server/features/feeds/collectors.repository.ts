import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { StoredItem } from '#server/database/tables/rssblock.ts';

export type { StoredItem };

/** A collector whose turn it is, with what is known of its feed. */
export interface DueCollector {
  readonly id: number;
  readonly feed_url: string;
  readonly items: readonly StoredItem[];
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly failures: number;
}

export type CollectorsRepository = ReturnType<typeof createCollectorsRepository>;

/** Collectors in line. Each is asked by one instance at a time; what an instance does not finish falls back after its lease. */
export function createCollectorsRepository(db: Database) {
  /** Takes the next due collector, and holds it until `leaseEnds`. */
  async function claimCollector(at: Date, leaseEnds: Date): Promise<DueCollector | undefined> {
    const { rows } = await sql<DueCollector>`
      update collector_fetch f set due_at = ${leaseEnds}
      from collector c
      where c.id = f.collector_id and f.collector_id = (
        select due.collector_id from collector_fetch due
        join collector asked on asked.id = due.collector_id
        where due.due_at <= ${at} and asked.feed_url is not null and asked.status = 'published'
        order by due.due_at, due.collector_id for update of due skip locked limit 1
      ) returning c.id, c.feed_url, c.items, f.etag, f.last_modified, f.failures`.execute(db);
    return rows[0];
  }

  /** Keeps new items, and what to ask the feed with next time. A collector that got another address meanwhile keeps neither. */
  async function saveItems(
    { id, feed_url }: Pick<DueCollector, 'id' | 'feed_url'>,
    items: readonly StoredItem[],
    fetched: { etag: string | null; lastModified: string | null; at: Date; dueAt: Date },
  ): Promise<boolean> {
    const kept = JSON.stringify(items);
    return db.transaction().execute(async (transaction) => {
      const { rows } = await sql`
        update collector_fetch f set etag = ${fetched.etag}, last_modified = ${fetched.lastModified},
          fetched_at = ${fetched.at}, due_at = ${fetched.dueAt}, failures = 0, problem = null
        from collector c where c.id = f.collector_id and c.id = ${id} and c.feed_url = ${feed_url}
        returning f.collector_id`.execute(transaction);
      if (rows.length === 0) return false;
      await sql`update collector set items = ${kept}::jsonb where id = ${id} and items <> ${kept}::jsonb`.execute(
        transaction,
      );
      return true;
    });
  }

  async function noteUnchanged(id: number, at: Date, dueAt: Date): Promise<void> {
    await db
      .updateTable('collector_fetch')
      .set({ fetched_at: at, due_at: dueAt, failures: 0, problem: null })
      .where('collector_id', '=', id)
      .execute();
  }

  async function noteFailure(id: number, problem: string, failures: number, dueAt: Date): Promise<void> {
    await db
      .updateTable('collector_fetch')
      .set({ problem, failures, due_at: dueAt })
      .where('collector_id', '=', id)
      .execute();
  }

  return { claimCollector, saveItems, noteUnchanged, noteFailure };
}

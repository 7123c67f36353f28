import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { StoredItem } from '#server/database/tables/rssblock.ts';

export type { StoredItem };

/** A collector that is due to be fetched, with the validators of its last response. */
export interface DueCollector {
  readonly id: number;
  readonly feed_url: string;
  readonly items: readonly StoredItem[];
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly failures: number;
}

export type CollectorsRepository = ReturnType<typeof createCollectorsRepository>;

/** The queue of collectors to fetch. An instance leases one at a time; an unfinished fetch becomes due again after its lease. */
export function createCollectorsRepository(db: Database) {
  /** Leases the next due collector until `leaseEnds`. */
  async function claimCollector(at: Date, leaseEnds: Date): Promise<DueCollector | undefined> {
    const { rows } = await sql<DueCollector>`
      update collector_fetch f set due_at = ${leaseEnds}
      from collector c
      where c.id = f.collector_id and f.collector_id = (
        select due.collector_id from collector_fetch due
        join collector candidate on candidate.id = due.collector_id
        where due.due_at <= ${at} and candidate.feed_url is not null and candidate.status = 'published'
        order by due.due_at, due.collector_id for update of due skip locked limit 1
      ) returning c.id, c.feed_url, c.items, f.etag, f.last_modified, f.failures`.execute(db);
    return rows[0];
  }

  /** Leases one collector until `leaseEnds`, due or not. */
  async function claimNamed(id: number, leaseEnds: Date): Promise<DueCollector | undefined> {
    const { rows } = await sql<DueCollector>`
      update collector_fetch f set due_at = ${leaseEnds} from collector c
      where c.id = f.collector_id and c.id = ${id} and c.feed_url is not null and c.status = 'published'
      returning c.id, c.feed_url, c.items, f.etag, f.last_modified, f.failures`.execute(db);
    return rows[0];
  }

  /** Stores new items and the validators for the next request, unless the collector's address has changed meanwhile. */
  async function saveItems(
    { id, feed_url }: Pick<DueCollector, 'id' | 'feed_url'>,
    items: readonly StoredItem[],
    fetched: { etag: string | null; lastModified: string | null; at: Date; dueAt: Date },
  ): Promise<boolean> {
    const json = JSON.stringify(items);
    return db.transaction().execute(async (transaction) => {
      const { rows } = await sql`
        update collector_fetch f set etag = ${fetched.etag}, last_modified = ${fetched.lastModified},
          fetched_at = ${fetched.at}, due_at = ${fetched.dueAt}, failures = 0, problem = null
        from collector c where c.id = f.collector_id and c.id = ${id} and c.feed_url = ${feed_url}
        returning f.collector_id`.execute(transaction);
      if (rows.length === 0) return false;
      await sql`update collector set items = ${json}::jsonb where id = ${id} and items <> ${json}::jsonb`.execute(
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

  return { claimCollector, claimNamed, saveItems, noteUnchanged, noteFailure };
}

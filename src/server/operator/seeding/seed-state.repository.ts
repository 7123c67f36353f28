import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** An arbitrary advisory lock key: two instances that start together seed one after the other. */
const lockKey = 5_412_113;

/** Whether the database has no content yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from category) or exists (select from article) or exists (select from staticpage)
      or exists (select from author) as filled`.execute(db);
  return rows[0]?.filled === false;
}

/** Waits for other instances that are seeding; the lock is held to the end of the transaction. */
export async function lockSeeding(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
}

/** The number and address of each page of the portal about itself, in whatever state. */
export const listPages = (db: Database): Promise<{ id: number; alias: string }[]> =>
  db.selectFrom('staticpage').select(['id', 'alias']).execute();

/**
 * The records of these numbers that nothing but seeding has written since they were last removed: the address of a campaign's report
 * changes no campaign.
 */
export async function findUntouched(
  db: Database,
  collection: string,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ record_id: number }>`
    select record_id from change_log where collection = ${collection} and record_id = any(${ids}::integer[])
      and id > coalesce((select max(id) from change_log removal where removal.collection = change_log.collection
        and removal.record_id = change_log.record_id and removal.action = 'remove'), 0)
    group by record_id having bool_and(action in ('seed', 'share'))`.execute(db);
  return rows.map(({ record_id }) => record_id);
}

/** The records of these numbers that are there and have been written by something else than seeding: editors, an import. */
export async function findEdited(
  db: Database,
  { name, table }: { readonly name: string; readonly table: string },
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::integer[]) order by id`.execute(db);
  const untouched = new Set(await findUntouched(db, name, ids));
  return rows.map(({ id }) => id).filter((id) => !untouched.has(id));
}

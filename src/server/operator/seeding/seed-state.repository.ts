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

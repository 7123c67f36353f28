import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Any number of our own: two instances that start together seed one after the other. */
const lockKey = 5_412_113;

/** Whether nobody has put content into this database yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from category) or exists (select from article) or exists (select from staticpage)
      or exists (select from author) as filled`.execute(db);
  return rows[0]?.filled === false;
}

/** Waits until no other instance is seeding; held to the end of the transaction. */
export async function waitForTurn(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
}

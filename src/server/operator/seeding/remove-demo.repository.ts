import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { isRefusal } from '#server/records/explain-refusal.repository.ts';
import { createMediaUsesRepository } from '#server/records/media/media-uses.repository.ts';

/** Addresses of demonstration accounts; the domain cannot be registered. */
export const demoAddress = '%@demo.example';

/** Finds and removes the demonstration's records and accounts. */
export function createRemoveDemoRepository(db: Database) {
  /** Removes records that no other record references. @returns the removed ones */
  async function removeRecords(
    { name, table }: { readonly name: string; readonly table: string },
    ids: readonly number[],
  ): Promise<number[]> {
    const removed: number[] = [];
    for (const id of ids) if (await removeUnlessNeeded(table, id)) removed.push(id);
    await forgetInOffice(name, removed);
    await createChangeLogRepository(db).appendChanges(
      removed.map((recordId) => ({
        ...{ collection: name, recordId, accountId: null, action: 'remove', fields: [] },
        reason: 'seed --remove-demo',
      })),
    );
    return removed;
  }

  /** Removes what the office holds of records besides their rows. */
  async function forgetInOffice(collection: string, ids: readonly number[]): Promise<void> {
    for (const table of ['publication_plan', 'edit_lease', 'office_record', 'revision', 'outgoing_link'])
      await sql`delete from ${sql.table(table)}
        where collection = ${collection} and record_id = any(${[...ids]}::integer[])`.execute(db);
  }

  /** Removes pictures that were drawn for the demonstration, and these files of it, from the library, unless somebody uses them. */
  async function removeUnusedFiles(mediaUrl: string, files: readonly string[]): Promise<void> {
    const { isUnused } = createMediaUsesRepository(db, { mediaUrl });
    await sql`delete from media where id in (
      select m.id from media m where (starts_with(m.path, 'drawn/') or m.path = any(${[...files]}::text[])) and m.uploaded_by is null and ${isUnused})`.execute(
      db,
    );
  }

  async function removeUnlessNeeded(table: string, id: number): Promise<boolean> {
    await sql`savepoint one_record`.execute(db);
    try {
      const { rows } = await sql`delete from ${sql.table(table)} where id = ${id} returning 1`.execute(db);
      await sql`release savepoint one_record`.execute(db);
      return rows.length > 0;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await sql`rollback to savepoint one_record`.execute(db);
      return false;
    }
  }

  async function hasDemoAccounts(): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from account where email like ${demoAddress}) as found`.execute(db);
    return rows[0]?.found === true;
  }

  /** Lists demonstration accounts with money in their balance, in tetri, or held for questions. */
  async function listWithMoney(): Promise<{ email: string; balance: number; questions: number[] }[]> {
    const { rows } = await sql<{ email: string; balance: number; questions: number[] }>`
      select * from (
        select email,
          (select coalesce(sum(balance), 0)::float8 from ledger_account where owner_id = account.id) as balance,
          array(select question_id from ledger_hold where account_id = account.id and state = 'held' order by 1) as questions
        from account where email like ${demoAddress}) as demo
      where balance > 0 or cardinality(questions) > 0 order by email`.execute(db);
    return rows;
  }

  /** Removes what the office holds of records that readers never had and that demonstration accounts alone wrote. */
  async function removeDemoDrafts(): Promise<void> {
    const written = sql`select h.collection, h.record_id from office_record h
      where not h.was_published and not exists (select from revision r
        where r.collection = h.collection and r.record_id = h.record_id and (r.created_by is null
          or r.created_by not in (select id from account where email like ${demoAddress})))`;
    const { rows } = await sql<{ collection: string; record_id: number }>`${written}`.execute(db);
    for (const { collection, record_id } of rows) await forgetInOffice(collection, [record_id]);
  }

  /** Removes the demonstration accounts with their sessions. @returns their addresses */
  async function removeDemoAccounts(): Promise<string[]> {
    // Holds whose questions went in this transaction are checked anew when the account goes, before their operations are unlinked.
    await sql`update ledger_hold set account_id = null, operation_id = null
      where account_id in (select id from account where email like ${demoAddress})`.execute(db);
    const { rows } = await sql<{ email: string }>`
      delete from account where email like ${demoAddress} returning email`.execute(db);
    return rows.map(({ email }) => email).sort();
  }

  return {
    ...{ removeRecords, hasDemoAccounts, listWithMoney },
    ...{ removeDemoDrafts, removeDemoAccounts, removeUnusedFiles },
  };
}

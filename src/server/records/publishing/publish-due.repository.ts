import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { hasStates } from '#shared/collections/collection.ts';
import { createChangeLogRepository } from '../change-log.repository.ts';
import { storagesInOrder } from '../record-storage.ts';

const scheduled = storagesInOrder.filter(({ collection }) => hasStates(collection));

/**
 * Publishes the scheduled records of every collection whose moment has come. The database announces them. Their
 * versions stay, so that an editor who has one open can still save. Running it twice changes nothing.
 * @returns the records that were published, as `collection:id`
 */
export async function publishDue(db: Database, now: Date): Promise<string[]> {
  const due = await listDue(db, now);
  if (due.length === 0) return [];
  return db.transaction().execute(async (transaction) => {
    const published: { collection: string; recordId: number }[] = [];
    for (const { name, table } of scheduled) {
      if (!due.includes(name)) continue;
      const { rows } = await sql<{ id: number }>`update ${sql.table(table)} set status = 'published'
        where status = 'scheduled' and published_at <= ${now} returning id`.execute(transaction);
      published.push(...rows.map(({ id }) => ({ collection: name, recordId: id })));
    }
    const act = { accountId: null, action: 'publish', fields: ['status'] } as const;
    await createChangeLogRepository(transaction).appendChanges(
      published.map((record) => ({ ...record, ...act })),
    );
    return published.map(({ collection, recordId }) => `${collection}:${recordId}`);
  });
}

/** Lists the collections with something due, in one query over their indexes of scheduled records. */
async function listDue(db: Database, now: Date): Promise<string[]> {
  const looks = scheduled.map(
    ({ name, table }) => sql`select ${sql.lit(name)} as name where exists
      (select from ${sql.table(table)} where status = 'scheduled' and published_at <= ${now})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** When the next scheduled record is due. */
export async function findNextDue(db: Database): Promise<Date | undefined> {
  const looks = scheduled.map(
    ({ table }) => sql`select min(published_at) as at from ${sql.table(table)} where status = 'scheduled'`,
  );
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at
    from (${sql.join(looks, sql` union all `)}) as next`.execute(db);
  return rows[0]?.at ?? undefined;
}

import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';

export type DiariesRepository = ReturnType<typeof createDiariesRepository>;

export interface DiaryRow {
  readonly kind: string;
  readonly sealed: string;
  readonly version: number;
  readonly updated_at: Date;
}

/** A diary that asks for reminders, and the day of the last one as `YYYY-MM-DD`. */
export interface RemindingDiary extends DiaryRow {
  readonly account_id: number;
  readonly reminded_on: string | null;
}

interface Change {
  readonly accountId: number;
  readonly kind: string;
  readonly sealed: string;
  /** The version that the change was made from; 0 for a new diary. */
  readonly version: number;
  readonly reminds: boolean;
}

/** Stores the diaries of accounts, which it knows in their sealed form only. */
export function createDiariesRepository(db: Tx) {
  const listDiaries = (accountId: number): Promise<DiaryRow[]> =>
    db
      .selectFrom('diary')
      .select(['kind', 'sealed', 'version', 'updated_at'])
      .where('account_id', '=', accountId)
      .orderBy('kind')
      .execute();

  /** Saves a diary in place of the version it was made from. @returns the new version; undefined where there is another one */
  async function saveDiary(
    { accountId, kind, sealed, version, reminds }: Change,
    at: Date,
  ): Promise<number | undefined> {
    if (version === 0) {
      const row = await db
        .insertInto('diary')
        .values({
          account_id: accountId,
          kind,
          sealed,
          version: 1,
          reminds,
          reminded_on: null,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doNothing())
        .returning('version')
        .executeTakeFirst();
      return row?.version;
    }
    const row = await db
      .updateTable('diary')
      .set({ sealed, reminds, updated_at: at, version: version + 1 })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    return row?.version;
  }

  async function removeDiary(accountId: number, kind: string): Promise<void> {
    await db.deleteFrom('diary').where('account_id', '=', accountId).where('kind', '=', kind).execute();
  }

  /** Diaries that ask for reminders, of accounts after one that are not blocked. */
  async function listReminding(afterAccount: number, limit: number): Promise<RemindingDiary[]> {
    const { rows } = await sql<RemindingDiary>`
      select d.account_id, d.kind, d.sealed, d.version, d.updated_at, to_char(d.reminded_on, 'YYYY-MM-DD') as reminded_on
      from diary d join account a on a.id = d.account_id
      where d.reminds and d.account_id > ${afterAccount} and a.blocked_at is null
      order by d.account_id limit ${limit}`.execute(db);
    return rows;
  }

  /** Notes a reminder, unless another instance has noted one of that day. @returns whether it is to be sent */
  async function noteReminder(accountId: number, kind: string, day: string): Promise<boolean> {
    const { rows } = await sql`
      update diary set reminded_on = ${day}::date
      where account_id = ${accountId} and kind = ${kind} and reminds and (reminded_on is null or reminded_on < ${day}::date)
      returning account_id`.execute(db);
    return rows.length > 0;
  }

  /** Diaries after one, in the order of accounts and kinds. */
  const listAfter = (
    after: { readonly account_id: number; readonly kind: string },
    limit: number,
  ): Promise<{ account_id: number; kind: string; sealed: string }[]> =>
    db
      .selectFrom('diary')
      .select(['account_id', 'kind', 'sealed'])
      .where(sql<boolean>`(account_id, kind) > (${after.account_id}, ${after.kind})`)
      .orderBy('account_id')
      .orderBy('kind')
      .limit(limit)
      .execute();

  /** Replaces how a diary is sealed, unless its account has written on meanwhile. */
  async function replaceSealed(
    { account_id, kind, sealed }: { account_id: number; kind: string; sealed: string },
    renewed: string,
  ): Promise<void> {
    await db
      .updateTable('diary')
      .set({ sealed: renewed })
      .where('account_id', '=', account_id)
      .where('kind', '=', kind)
      .where('sealed', '=', sealed)
      .execute();
  }

  return { listDiaries, saveDiary, removeDiary, listReminding, noteReminder, listAfter, replaceSealed };
}

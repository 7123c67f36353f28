import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type PinsRepository = ReturnType<typeof createPinsRepository>;

/** Stores accounts' bookmarks of questions. */
export function createPinsRepository(db: Database) {
  /** Pins or unpins a question. @returns undefined if the question is not public */
  async function togglePin(
    pin: { accountId: number; questionId: number },
    at: Date,
  ): Promise<boolean | undefined> {
    const { rows } = await sql<{ is_pinned: boolean }>`
      with shown as (
        select id from question where id = ${pin.questionId} and is_public
      ), removed as (
        delete from question_pin where account_id = ${pin.accountId} and question_id = ${pin.questionId} returning 1
      ), added as (
        insert into question_pin (account_id, question_id, created_at)
        select ${pin.accountId}, id, ${at} from shown where not exists (select from removed)
        on conflict do nothing
      )
      select not exists (select from removed) as is_pinned from shown`.execute(db);
    return rows[0]?.is_pinned;
  }

  /** Which of these questions the account has pinned. */
  async function listPinned(accountId: number, questionIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (questionIds.length === 0) return new Set();
    const rows = await db
      .selectFrom('question_pin')
      .select('question_id')
      .where('account_id', '=', accountId)
      .where('question_id', 'in', [...questionIds])
      .execute();
    return new Set(rows.map((row) => row.question_id));
  }

  return { togglePin, listPinned };
}

import type { Tx } from '#server/database/transact.ts';

export type DraftsRepository = ReturnType<typeof createDraftsRepository>;

/** Stores what accounts are writing to a doctor, sealed; one draft an account. */
export function createDraftsRepository(db: Tx) {
  async function saveDraft(accountId: number, sealed: string, at: Date): Promise<void> {
    await db
      .insertInto('question_draft')
      .values({ account_id: accountId, sealed, updated_at: at })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ sealed, updated_at: at }))
      .execute();
  }

  const findDraft = (accountId: number): Promise<{ sealed: string; updated_at: Date } | undefined> =>
    db
      .selectFrom('question_draft')
      .select(['sealed', 'updated_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();

  async function removeDraft(accountId: number): Promise<void> {
    await db.deleteFrom('question_draft').where('account_id', '=', accountId).execute();
  }

  /** Drafts of accounts after one, in the order of accounts. */
  const listAfter = (accountId: number, limit: number): Promise<{ account_id: number; sealed: string }[]> =>
    db
      .selectFrom('question_draft')
      .select(['account_id', 'sealed'])
      .where('account_id', '>', accountId)
      .orderBy('account_id')
      .limit(limit)
      .execute();

  /** Replaces how a draft is sealed, unless its account has written on meanwhile. */
  async function replaceSealed(accountId: number, before: string, sealed: string): Promise<void> {
    await db
      .updateTable('question_draft')
      .set({ sealed })
      .where('account_id', '=', accountId)
      .where('sealed', '=', before)
      .execute();
  }

  /** Forgets drafts that nobody has gone on with since then. @returns how many */
  async function removeOlder(than: Date): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('question_draft')
      .where('updated_at', '<', than)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  return { saveDraft, findDraft, listAfter, replaceSealed, removeDraft, removeOlder };
}

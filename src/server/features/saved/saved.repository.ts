import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import type { SavedKind } from '#shared/questions/saved-kinds.ts';

export type SavedRepository = ReturnType<typeof createSavedRepository>;

const columns = { article: 'article_id', term: 'term_id' } as const;

/** Stores what accounts have saved to read again. */
export function createSavedRepository(db: Tx) {
  /** Saves published records of a kind; those that are saved already stay as they are. @returns the ids that are published */
  async function save(
    { accountId, kind, ids }: { accountId: number; kind: SavedKind; ids: readonly number[] },
    at: Date,
  ): Promise<number[]> {
    if (ids.length === 0) return [];
    const column = sql.ref(columns[kind]);
    // A later place in the list is an earlier moment, so that the order of a browser's list stays.
    const { rows } = await sql<{ id: number }>`
      with given as (
        select record.id, place from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
        join ${sql.table(kind)} record on record.id = wanted.id and record.status = 'published'
      ), added as (
        insert into saved_reading (account_id, ${column}, saved_at)
        select ${accountId}, id, ${at}::timestamptz - place * interval '1 millisecond' from given
        on conflict do nothing
      )
      select id from given`.execute(db);
    return rows.map(({ id }) => id);
  }

  async function remove(accountId: number, kind: SavedKind, id: number): Promise<void> {
    await db
      .deleteFrom('saved_reading')
      .where('account_id', '=', accountId)
      .where(columns[kind], '=', id)
      .execute();
  }

  /** Everything that an account has saved, newest first. */
  const listSaved = (
    accountId: number,
  ): Promise<{ article_id: number | null; term_id: number | null; saved_at: Date }[]> =>
    db
      .selectFrom('saved_reading')
      .select(['article_id', 'term_id', 'saved_at'])
      .where('account_id', '=', accountId)
      .orderBy('saved_at', 'desc')
      .execute();

  return { save, remove, listSaved };
}

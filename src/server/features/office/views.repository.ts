import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type ViewsRepository = ReturnType<typeof createViewsRepository>;

export type ViewQuery = string | Record<string, unknown>;

export interface SavedView {
  readonly id: number;
  readonly collection: string;
  readonly name: string;
  /** As the office wrote it: the words of an address, or conditions. */
  readonly query: ViewQuery;
}

/** Stores the views that people saved, each their own. */
export function createViewsRepository(db: Database) {
  const columns = ['id', 'collection', 'name', 'query'] as const;

  const listViews = (accountId: number, collection: string): Promise<SavedView[]> =>
    db
      .selectFrom('saved_view')
      .select(columns)
      .where('account_id', '=', accountId)
      .where('collection', '=', collection)
      .orderBy('id')
      .execute();

  const addView = (
    accountId: number,
    { collection, name, query }: Omit<SavedView, 'id'>,
  ): Promise<SavedView> =>
    db
      .insertInto('saved_view')
      .values({ account_id: accountId, collection, name, query: sql`${JSON.stringify(query)}::jsonb` })
      .returning(columns)
      .executeTakeFirstOrThrow();

  /** @returns nothing where the person has no such view */
  const updateView = (
    accountId: number,
    { id, collection, name, query }: SavedView,
  ): Promise<SavedView | undefined> =>
    db
      .updateTable('saved_view')
      .set({ collection, name, query: sql`${JSON.stringify(query)}::jsonb` })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning(columns)
      .executeTakeFirst();

  /** @returns whether the person had such a view */
  async function removeView(accountId: number, id: number): Promise<boolean> {
    const removed = await db
      .deleteFrom('saved_view')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .execute();
    return removed.length > 0;
  }

  return { listViews, addView, updateView, removeView };
}

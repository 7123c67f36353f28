import type { Selectable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { RedirectTable } from '#server/database/tables/office.ts';

export type RedirectsRepository = ReturnType<typeof createRedirectsRepository>;
export type Redirect = Pick<Selectable<RedirectTable>, 'address' | 'collection' | 'record_id' | 'target'>;

/** Stores the addresses that lead to others: those that records had, and those that editors typed. */
export function createRedirectsRepository(db: Database) {
  /** Notes that a record has moved. Its new address, and one that it comes back to, leads nowhere else. */
  async function noteMove(
    { collection, id }: { readonly collection: string; readonly id: number },
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<void> {
    const target = { collection, record_id: id, target: null };
    await db.deleteFrom('redirect').where('address', '=', to).execute();
    await db
      .insertInto('redirect')
      .values({ address: from, ...target })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(target))
      .execute();
  }

  const listRedirects = (): Promise<Redirect[]> =>
    db.selectFrom('redirect').select(['address', 'collection', 'record_id', 'target']).execute();

  return { noteMove, listRedirects };
}

import type { Selectable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { RedirectTable } from '#server/database/tables/office.ts';

export type RedirectsRepository = ReturnType<typeof createRedirectsRepository>;
export type Redirect = Pick<Selectable<RedirectTable>, 'address' | 'collection' | 'record_id' | 'target'>;

/** A record that has left an address for another. */
interface Move {
  readonly collection: string;
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** Stores the addresses that lead to others: those that records had, and those that editors typed. */
export function createRedirectsRepository(db: Database) {
  /** Notes that records have moved. A new address, and one that a record comes back to, leads nowhere else. */
  async function noteMoves(moves: readonly Move[]): Promise<void> {
    if (moves.length === 0) return;
    const targets = moves.map(({ to }) => to);
    await db.deleteFrom('redirect').where('address', 'in', targets).execute();
    const left = moves.filter(({ from }) => !targets.includes(from));
    if (left.length === 0) return;
    await db
      .insertInto('redirect')
      .values(
        left.map(({ collection, id, from }) => ({ address: from, collection, record_id: id, target: null })),
      )
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet(({ ref }) => ({
          collection: ref('excluded.collection'),
          record_id: ref('excluded.record_id'),
          target: null,
        })),
      )
      .execute();
  }

  const noteMove = (
    { collection, id }: Pick<Move, 'collection' | 'id'>,
    { from, to }: Pick<Move, 'from' | 'to'>,
  ): Promise<void> => noteMoves([{ collection, id, from, to }]);

  const listRedirects = (): Promise<Redirect[]> =>
    db.selectFrom('redirect').select(['address', 'collection', 'record_id', 'target']).execute();

  return { noteMove, noteMoves, listRedirects };
}

import type { Method } from '#server/database/tables/money.ts';
import type { Tx } from '#server/database/transact.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';

export type { Method, Provider } from '#server/database/tables/money.ts';

export interface Hold {
  readonly id: number;
  readonly questionId: number | null;
  readonly accountId: number | null;
  readonly method: Method;
  readonly amount: Tetri;
  readonly packageId: number | null;
  readonly operationId: number | null;
}

export type HoldEnd = 'captured' | 'released' | 'refunded';

/** Stores the holds of questions; a question has one open hold at most. */
export function createHoldsRepository(tx: Tx) {
  async function addHold(
    hold: Omit<Hold, 'id' | 'operationId'> & { operationId: number; orderId?: number | undefined },
    at: Date,
  ): Promise<number> {
    const row = await tx
      .insertInto('ledger_hold')
      .values({
        question_id: hold.questionId,
        account_id: hold.accountId,
        method: hold.method,
        amount: hold.amount,
        userpackage_id: hold.packageId,
        order_id: hold.orderId ?? null,
        operation_id: hold.operationId,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function lockHold(by: { questionId: number } | { orderId: number }): Promise<Hold | undefined> {
    const found = tx
      .selectFrom('ledger_hold')
      .selectAll()
      .where('state', '=', 'held')
      .where(
        'questionId' in by ? 'question_id' : 'order_id',
        '=',
        'questionId' in by ? by.questionId : by.orderId,
      )
      .forUpdate();
    const row = await found.executeTakeFirst();
    return (
      row && {
        id: row.id,
        questionId: row.question_id,
        accountId: row.account_id,
        method: row.method,
        amount: tetri(Number(row.amount)),
        packageId: row.userpackage_id,
        operationId: row.operation_id,
      }
    );
  }

  /** How the hold of an order ended, if it did. */
  async function findEnd(orderId: number): Promise<HoldEnd | undefined> {
    const row = await tx
      .selectFrom('ledger_hold')
      .select('state')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row === undefined || row.state === 'held' ? undefined : row.state;
  }

  async function endHold(id: number, state: HoldEnd, at: Date): Promise<void> {
    await tx.updateTable('ledger_hold').set({ state, ended_at: at }).where('id', '=', id).execute();
  }

  return { addHold, lockHold, findEnd, endHold };
}

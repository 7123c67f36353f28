import type { OperationTable } from '#server/database/tables/money.ts';
import type { Tx } from '#server/database/transact.ts';

export type OperationKind = OperationTable['kind'];
export type OperationStatus = OperationTable['status'];

export interface NewOperation {
  /** The id that an act of staff has drawn for it. */
  readonly id?: number | undefined;
  readonly accountId: number;
  readonly kind: OperationKind;
  readonly method: OperationTable['method'];
  readonly title: string;
  readonly amount: number;
  readonly paid: number;
  readonly status: OperationStatus;
  readonly balanceAfter?: number;
  readonly orderId?: number | undefined;
  readonly transactionId?: number | undefined;
}

/** Stores operations: the transactions that users see of their money. */
export function createOperationsRepository(tx: Tx) {
  async function addOperation(operation: NewOperation, at: Date): Promise<number> {
    const row = await tx
      .insertInto('operation')
      .values({
        ...(operation.id === undefined ? {} : { id: operation.id }),
        account_id: operation.accountId,
        kind: operation.kind,
        method: operation.method,
        title: operation.title,
        amount: operation.amount,
        paid: operation.paid,
        balance_after: operation.balanceAfter ?? null,
        status: operation.status,
        created_at: at,
        order_id: operation.orderId ?? null,
        transaction_id: operation.transactionId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Updates the operation of a settled order, with the time from which it counts. */
  async function settleOperation(
    orderId: number,
    settled: {
      kind: OperationKind;
      title: string;
      amount: number;
      paid: number;
      status: OperationStatus;
      balanceAfter: number;
      transactionId: number;
    },
    at: Date,
  ): Promise<number | undefined> {
    const row = await tx
      .updateTable('operation')
      .set({
        kind: settled.kind,
        title: settled.title,
        amount: settled.amount,
        paid: settled.paid,
        status: settled.status,
        balance_after: settled.balanceAfter,
        transaction_id: settled.transactionId,
        created_at: at,
      })
      .where('order_id', '=', orderId)
      .where('kind', 'in', ['topup', 'package', 'question'])
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  /** Marks an unsettled payment as pending or failed. */
  async function markUnpaid(orderId: number, status: 'pending' | 'failed'): Promise<void> {
    await tx
      .updateTable('operation')
      .set({ status })
      .where('order_id', '=', orderId)
      .where('status', 'in', ['pending', 'failed'])
      .execute();
  }

  async function markDone(id: number): Promise<void> {
    await tx.updateTable('operation').set({ status: 'done' }).where('id', '=', id).execute();
  }

  return { addOperation, settleOperation, markUnpaid, markDone };
}

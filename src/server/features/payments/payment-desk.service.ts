import { randomUUID } from 'node:crypto';
import type { Bog } from '#server/adapters/banks/bog.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import type { Purchases } from '../ledger/purchases.service.ts';
import type { BankCallbacks } from './bank-callbacks.service.ts';
import { createEventsRepository } from './events.repository.ts';
import { createOrdersRepository, type Order, type Transact, type Tx } from './orders.repository.ts';
import { isPaid, type Outcome, type Settlement } from './settlement.service.ts';

export type PaymentDesk = ReturnType<typeof createPaymentDesk>;

/** What an operator does by hand. Every decision is kept as an event with its reason. */
export function createPaymentDesk(parts: {
  transact: Transact;
  db: Tx;
  bog: Bog;
  settlement: Settlement;
  callbacks: BankCallbacks;
  purchases: Purchases;
  now: () => number;
}) {
  const { transact, db, bog, settlement, callbacks, purchases, now } = parts;

  /** Cartu orders that the bank has not answered. */
  const listUnanswered = () => createOrdersRepository(db).listUnanswered(new Date(now()));

  /** The bank's statement shows that it was paid. */
  const settleByHand = (code: string, reason: string): Promise<Outcome> =>
    decide(code, `settle: ${reason}`, (tx, order) =>
      settlement.settle(tx, order, { kind: 'paid', paymentId: '' }),
    );

  /** The bank's statement shows that it was not paid. */
  const failByHand = (code: string, reason: string): Promise<Outcome> =>
    decide(code, `fail: ${reason}`, (tx, order) => settlement.settle(tx, order, { kind: 'failed' }));

  /**
   * Gives a payment back, in full or in part. At Bank of Georgia the bank is asked and the books follow its word; at
   * Cartu Bank the operator has done it there, and it is booked here.
   * @throws Problem `not_payable` for an order that is not paid, `bank_unavailable`
   */
  async function refund(code: string, amount: Tetri | undefined, reason: string): Promise<Outcome> {
    const order = await createOrdersRepository(db).findOrder(code);
    const left = order && order.amount - order.refunded;
    if (!order || !isPaid(order) || !left || (amount ?? 1) > left || (amount ?? 1) <= 0)
      throw new Problem('conflict', { message: say.billing.notRefundable, code: 'not_refundable' });
    const refunded = (order.refunded + (amount ?? left)) as Tetri;
    if (order.provider === 'cartu')
      return decide(code, `refund ${refunded}: ${reason}`, (tx, locked) =>
        settlement.settle(tx, locked, { kind: 'paid', paymentId: '', refunded }),
      );
    await decide(code, `refund ${refunded} asked for: ${reason}`, async () => 'noted');
    if (order.provider_order_id) await bog.refund(order.provider_order_id, amount, randomUUID());
    await callbacks.reread(code);
    return 'settled';
  }

  /** Pays a balance out, or changes it. @throws Problem `insufficient_funds` */
  const adjust = (accountId: number, amount: number, reason: string): Promise<void> =>
    transact((tx) =>
      purchases.adjustBalance(tx, {
        accountId,
        amount,
        reason,
        key: `adjustment:${randomUUID()}`,
        title: amount < 0 ? say.operations.payOut : say.operations.adjustment,
      }),
    );

  function decide(
    code: string,
    what: string,
    act: (tx: Tx, order: Order) => Promise<Outcome>,
  ): Promise<Outcome> {
    return transact(async (tx) => {
      const order = await createOrdersRepository(tx).lockOrder(code);
      if (!order)
        throw new Problem('not_found', { message: say.billing.orderNotFound, code: 'order_not_found' });
      const events = createEventsRepository(tx);
      const at = new Date(now());
      const raw = `${at.toISOString()} operator: ${code} ${what}`;
      const event = { provider: order.provider, raw, headers: {}, isSigned: true, orderCode: code };
      const id = await events.keepEvent(event, at);
      const outcome = await act(tx, order);
      await events.markProcessed(id, outcome, at);
      return outcome;
    });
  }

  return { listUnanswered, settleByHand, failByHand, refund, adjust };
}

import { randomUUID } from 'node:crypto';
import type { Bog } from '#server/adapters/banks/bog.ts';
import type { RecordAction } from '#server/records/change-log.repository.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { formatGel, type Tetri } from '#shared/money/tetri.ts';
import type { Ledger } from '../../ledger/ledger.service.ts';
import type { Purchases } from '../../ledger/purchases.service.ts';
import type { BankCallbacks } from '../banks/bank-callbacks.service.ts';
import type { Order, PaymentRepositories, Transact, Tx, WithinPayments } from '../orders.repository.ts';
import { isPaid, type Outcome, type Settlement } from '../settlement.service.ts';

export type PaymentOperations = ReturnType<typeof createPaymentOperations>;

/** Who changes money by hand, and why; an operator's command has no account. */
export interface ByHand {
  readonly accountId: number | null;
  readonly reason: string;
  /** The act in the change log, where it is not the operation's own name. */
  readonly action?: RecordAction;
}

export const operatorBecause = (reason: string): ByHand => ({ accountId: null, reason });

/**
 * Payment operations that staff and operators perform by hand. Each is stored as an event and in the change log, with its reason.
 * Those that end in `In` run in the caller's transaction.
 */
export function createPaymentOperations(parts: {
  transact: Transact;
  within: WithinPayments;
  orders: PaymentRepositories['orders'];
  bog: Bog;
  settlement: Settlement;
  callbacks: BankCallbacks;
  purchases: Purchases;
  ledger: Ledger;
  now: () => number;
}) {
  const { transact, within, orders, bog, settlement, callbacks, purchases, ledger, now } = parts;

  /** Lists Cartu orders without an answer of the bank. */
  const listUnanswered = () => orders.listUnanswered(new Date(now()));

  /** Settles an order that is paid according to the bank's statement. */
  const settleIn = (tx: Tx, code: string, by: ByHand): Promise<Outcome> =>
    decide(tx, code, { what: `settle: ${by.reason}`, action: 'settle', by }, (order) =>
      settlement.settle(tx, order, { kind: 'paid', paymentId: '' }),
    );

  const settleByHand = (code: string, by: ByHand): Promise<Outcome> =>
    transact((tx) => settleIn(tx, code, by));

  /** Fails an order that is not paid according to the bank's statement. */
  const failByHand = (code: string, by: ByHand): Promise<Outcome> =>
    transact((tx) =>
      decide(tx, code, { what: `fail: ${by.reason}`, action: 'fail', by }, (order) =>
        settlement.settle(tx, order, { kind: 'failed' }),
      ),
    );

  /** @throws Problem `not_refundable` where so much of the order cannot be given back */
  function requireRefundable(order: Order | undefined, amount: Tetri | undefined): Order {
    const refundable = order && order.amount - order.refunded;
    if (!order || !isPaid(order) || !refundable || (amount ?? 1) > refundable || (amount ?? 1) <= 0)
      throw new Problem('conflict', { message: messages.billing.notRefundable, code: 'not_refundable' });
    return order;
  }

  /**
   * Begins a refund of a payment, in full or in part. What was paid at Cartu Bank has been refunded there already and is booked
   * here; Bank of Georgia has to be asked, by `finishRefund`. @throws Problem `not_refundable`
   */
  function beginRefundIn(tx: Tx, code: string, amount: Tetri | undefined, by: ByHand): Promise<Outcome> {
    return decide(
      tx,
      code,
      { what: `refund of ${amount ?? 'all'}: ${by.reason}`, action: 'refund', by },
      (order) => {
        requireRefundable(order, amount);
        const refunded = (amount === undefined ? order.amount : order.refunded + amount) as Tetri;
        if (order.provider === 'bog') return Promise.resolve('noted');
        return settlement.settle(tx, order, { kind: 'paid', paymentId: '', refunded });
      },
    );
  }

  /**
   * Asks Bank of Georgia for a refund that has begun. Repeating it with the same key refunds once; booking follows the bank's
   * report. @throws Problem `bank_unavailable`
   */
  async function finishRefund(order: Order, amount: Tetri | undefined, bankKey: string): Promise<void> {
    if (order.provider !== 'bog' || !order.provider_order_id) return;
    await bog.refund(order.provider_order_id, amount, bankKey);
    await callbacks
      .refreshOrder(order.code)
      // The bank has accepted, so its report is polled for.
      .catch(() =>
        orders.changeOrder(order.id, { state: 'refund_pending', next_poll_at: new Date(now() + 60_000) }),
      );
  }

  /** Refunds a payment at once. @throws Problem `not_refundable`, `bank_unavailable` */
  async function refund(code: string, amount: Tetri | undefined, by: ByHand): Promise<Outcome> {
    const order = requireRefundable(await orders.findOrder(code), amount);
    const outcome = await transact((tx) => beginRefundIn(tx, code, amount, by));
    await finishRefund(order, amount, randomUUID());
    return outcome === 'noted' ? 'settled' : outcome;
  }

  /** Pays out or adjusts a balance; `operationId` is the id that its operation gets. @throws Problem `insufficient_funds` */
  async function adjustIn(
    tx: Tx,
    { accountId, amount, operationId }: { accountId: number; amount: number; operationId?: number },
    by: ByHand,
  ): Promise<void> {
    await purchases.adjustBalance(tx, {
      ...{ accountId, amount, operationId, reason: by.reason },
      key: `adjustment:${operationId ?? randomUUID()}`,
      title: amount < 0 ? messages.operations.payOut : messages.operations.adjustment,
    });
    await within(tx).log.appendChanges([
      {
        ...{ collection: 'account', recordId: accountId, accountId: by.accountId, reason: by.reason },
        ...{ action: by.action ?? 'adjust', fields: ['balance'], after: { amount: formatGel(amount) } },
      },
    ]);
  }

  const adjust = (accountId: number, amount: number, by: ByHand): Promise<void> =>
    transact((tx) => adjustIn(tx, { accountId, amount }, by));

  async function decide(
    tx: Tx,
    code: string,
    { what, action, by }: { what: string; action: RecordAction; by: ByHand },
    act: (order: Order) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { orders: locked, events, log } = within(tx);
    const order = await locked.lockOrder(code);
    if (!order)
      throw new Problem('not_found', { message: messages.billing.orderNotFound, code: 'order_not_found' });
    const at = new Date(now());
    const raw = `${at.toISOString()} ${by.accountId === null ? 'operator' : `account ${by.accountId}`}: ${code} ${what}`;
    const event = { provider: order.provider, raw, headers: {}, isSigned: true, orderCode: code };
    const id = await events.storeEvent(event, at);
    const outcome = await act(order);
    await events.markProcessed(id, outcome, at);
    const after = (await locked.findOrderById(order.id)) ?? order;
    await log.appendChanges([
      {
        ...{ collection: 'payment_order', recordId: order.id, accountId: by.accountId, reason: by.reason },
        ...{ action: by.action ?? action, fields: ['state', 'refunded'] },
        before: { state: order.state, refunded: formatGel(order.refunded) },
        after: { state: after.state, refunded: formatGel(after.refunded) },
      },
    ]);
    return outcome;
  }

  return {
    ...{ listUnanswered, settleByHand, failByHand, refund, adjust },
    ...{
      settleIn,
      requireFunds: ledger.requireFunds,
      requireRefundable,
      beginRefundIn,
      finishRefund,
      adjustIn,
    },
  };
}

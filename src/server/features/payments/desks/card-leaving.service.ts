import { Problem } from '#shared/contracts/problem.ts';
import { formatGel, type Tetri } from '#shared/money/tetri.ts';
import type { EnqueueMail } from '../../mail/mail.service.ts';
import type { Order, PaymentRepositories, Transact, WithinPayments } from '../orders.repository.ts';
import type { Alarm } from '../payments.ts';
import type { MoneyAct } from './money-acts.repository.ts';
import type { PaymentOperations } from './payment-operations.service.ts';

/** How long a bank has to give a leaver's money back before its owner chooses anew. */
const timeoutMs = 3 * 86_400_000;

/**
 * Gives balances back to the cards that they were paid with, for owners who remove their accounts, and removes each account once
 * its bank has reported every refund. Asking again is harmless: each refund has one key at the bank.
 */
export function createCardLeaving(parts: {
  transact: Transact;
  within: WithinPayments;
  orders: PaymentRepositories['orders'];
  acts: PaymentRepositories['acts'];
  operations: Pick<PaymentOperations, 'finishRefund'>;
  enqueueMail: EnqueueMail;
  alarm: Alarm;
  onError: (error: unknown) => void;
  now: () => number;
}) {
  const { transact, within, orders, acts, operations, enqueueMail, alarm, onError, now } = parts;

  /** Carries on with every account whose owner waits for a refund to a card. */
  async function refundDue(): Promise<void> {
    const waiting = Map.groupBy(await acts.listCardLeaving(), ({ asked_by }) => asked_by);
    for (const [accountId, refunds] of waiting)
      if (accountId !== null) await carryOn(accountId, refunds).catch(onError);
  }

  async function carryOn(accountId: number, refunds: readonly MoneyAct[]): Promise<void> {
    let areBooked = true;
    for (const act of refunds) {
      const isBooked = await refund(act).catch((error: unknown) => {
        // A bank that was closed meanwhile gives nothing back.
        if (error instanceof Problem && error.code === 'bank_closed') return undefined;
        onError(error);
        return false;
      });
      if (isBooked === undefined || (!isBooked && act.asked_at.getTime() + timeoutMs < now()))
        return giveUp(accountId, act);
      if (isBooked && act.state === 'running')
        await transact((tx) => within(tx).acts.changeAct(act.id, { state: 'done' }, new Date(now())));
      areBooked &&= isBooked;
    }
    if (areBooked) await transact((tx) => within(tx).acts.endLeaving(accountId, 'done'));
  }

  /** Asks the bank for a refund that was not asked for yet. @returns whether it is booked */
  async function refund(act: MoneyAct): Promise<boolean> {
    const isBooked = (order: Order | undefined): boolean => (order?.refunded ?? 0) >= act.amount;
    const order = act.order_id === null ? undefined : await orders.findOrderById(act.order_id);
    if (!order || isBooked(order)) return true;
    // What the bank has accepted is polled for until it reports.
    if (order.state !== 'paid') return false;
    const isWhole = act.amount === order.amount;
    await operations.finishRefund(order, isWhole ? undefined : (act.amount as Tetri), act.bank_key);
    return isBooked(await orders.findOrderById(order.id));
  }

  /** Lets the account be used again, and tells its owner, who may have the money sent to a bank account instead. */
  async function giveUp(accountId: number, act: MoneyAct): Promise<void> {
    alarm('unexpected_state', { order: act.order_id, state: 'no refund for who leaves' });
    await transact(async (tx) => {
      await within(tx).acts.endLeaving(accountId, 'declined');
      await enqueueMail(tx, {
        kind: 'leaving_declined',
        mustArrive: true,
        to: { account: accountId },
        facts: { amount: formatGel(act.amount) },
      });
    });
  }

  return { refundDue };
}

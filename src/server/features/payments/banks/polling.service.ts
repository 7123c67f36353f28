import type { PaymentRepositories, Transact, WithinPayments } from '../orders.repository.ts';
import { isPaid, type Settlement } from '../settlement.service.ts';
import type { BankCallbacks } from './bank-callbacks.service.ts';
import { isOver, pollAt } from './poll-times.ts';

const maxAtOnce = 50;
/** The limit of hourly polls of a pending refund: more than a week. */
const maxRefundPolls = 200;
/** Duration of a poll's lease: if the instance dies, the order is due again afterwards. */
const leaseMs = 60_000;

/** Polls banks about unfinished orders and expires those that remain unanswered. */
export function createPolling(parts: {
  transact: Transact;
  within: WithinPayments;
  orders: PaymentRepositories['orders'];
  callbacks: BankCallbacks;
  settlement: Settlement;
  onError: (error: unknown) => void;
  now: () => number;
}) {
  const { transact, within, orders, callbacks, settlement, onError, now } = parts;

  /** Polls Bank of Georgia about due orders; the failure of one does not affect the others. */
  async function pollDue(): Promise<void> {
    const due = await orders.leaseDue(new Date(now()), new Date(now() + leaseMs), maxAtOnce);
    for (const { code } of due) {
      await callbacks.refreshOrder(code).catch(onError);
      await transact(async (tx) => {
        const { orders: locked } = within(tx);
        const order = await locked.lockOrder(code);
        if (order?.state === 'refund_pending') {
          const next = order.polls < maxRefundPolls ? new Date(now() + 3_600_000) : null;
          await locked.changeOrder(order.id, { next_poll_at: next });
          return;
        }
        if (!order || isPaid(order) || order.state === 'failed') return;
        if (isOver(order.expires_at.getTime(), now())) await settlement.expire(tx, order);
        else await locked.changeOrder(order.id, { next_poll_at: nextPoll(order.polls, order.created_at) });
      });
    }
  }

  /** @returns the next planned poll, or a minute from now if that time has passed */
  function nextPoll(polls: number, createdAt: Date): Date {
    const planned = pollAt(polls, createdAt.getTime());
    return planned.getTime() > now() ? planned : new Date(now() + 60_000);
  }

  /** Marks unanswered orders of Cartu Bank, which has no polling, for the operator; payers see them as failed. */
  async function markUnanswered(): Promise<void> {
    await transact((tx) => settlement.markUnanswered(tx));
  }

  return { pollDue, findNextPoll: orders.findNextPoll, markUnanswered };
}

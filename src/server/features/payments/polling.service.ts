import type { BankCallbacks } from './bank-callbacks.service.ts';
import { createOrdersRepository, type Transact, type Tx } from './orders.repository.ts';
import { isOver, pollAt } from './poll-times.ts';
import { isPaid, type Settlement } from './settlement.service.ts';

export type Polling = ReturnType<typeof createPolling>;

const mostAtOnce = 50;
/** A refund under way is asked about hourly, for a week or more. */
const mostRefundPolls = 200;
/** An instance that dies while it asks gives the order back after this. */
const leaseMs = 60_000;

/** Asks banks about orders that have no end yet, and ends those that nobody will answer for. */
export function createPolling(parts: {
  transact: Transact;
  db: Tx;
  callbacks: BankCallbacks;
  settlement: Settlement;
  onError: (error: unknown) => void;
  now: () => number;
}) {
  const { transact, db, callbacks, settlement, onError, now } = parts;

  /** Bank of Georgia: asks about what is due. One order's trouble does not keep the others waiting. */
  async function pollDue(): Promise<void> {
    const due = await createOrdersRepository(db).takeDue(
      new Date(now()),
      new Date(now() + leaseMs),
      mostAtOnce,
    );
    for (const { code } of due) {
      await callbacks.reread(code).catch(onError);
      await transact(async (tx) => {
        const orders = createOrdersRepository(tx);
        const order = await orders.lockOrder(code);
        if (order?.state === 'refund_pending') {
          const next = order.polls < mostRefundPolls ? new Date(now() + 3_600_000) : null;
          await orders.changeOrder(order.id, { next_poll_at: next });
          return;
        }
        if (!order || isPaid(order) || order.state === 'failed') return;
        if (isOver(order.expires_at.getTime(), now())) await settlement.expire(tx, order);
        else await orders.changeOrder(order.id, { next_poll_at: nextPoll(order.polls, order.created_at) });
      });
    }
  }

  /** Later than now, whatever was missed while nobody polled. */
  function nextPoll(polls: number, createdAt: Date): Date {
    const planned = pollAt(polls, createdAt.getTime());
    return planned.getTime() > now() ? planned : new Date(now() + 60_000);
  }

  /** Cartu Bank cannot be asked: its silent orders go to the operator's list, and their payers see them as failed. */
  async function markUnanswered(): Promise<void> {
    await transact((tx) => settlement.markUnanswered(tx));
  }

  return { pollDue, markUnanswered };
}

import { LRUCache } from 'lru-cache';
import type { PaymentState } from '#shared/contracts/payments.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { BankCallbacks } from './banks/bank-callbacks.service.ts';
import type { Order, PaymentRepositories } from './orders.repository.ts';

export type PaymentStates = ReturnType<typeof createPaymentStates>;

const statuses: Readonly<Record<Order['state'], PaymentState['status']>> = {
  created: 'waiting',
  redirected: 'waiting',
  checked: 'waiting',
  unknown: 'waiting',
  failed: 'failed',
  expired: 'failed',
  paid: 'paid',
  refund_pending: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
};
const restMs = 2_000;

/** Returns payment states to payers who come back from a bank. */
export function createPaymentStates({
  orders,
  services,
  callbacks,
  now,
}: Pick<PaymentRepositories, 'orders' | 'services'> & {
  callbacks: BankCallbacks;
  now: () => number;
}) {
  /** Orders read from the bank within the last two seconds. */
  const rereads = new LRUCache<string, true>({ max: 1_000, ttl: restMs, perf: { now } });

  /** Reads a pending order from the bank; if bank or database do not answer, nothing changes. */
  async function refresh(code: string): Promise<void> {
    const order = await orders.findOrder(code);
    if (!order || statuses[order.state] !== 'waiting' || rereads.has(code)) return;
    rereads.set(code, true);
    // The payer's page asks again at once; if nobody does, polling finds the payment a minute or two later.
    await callbacks.refreshOrder(code).catch(() => rereads.delete(code));
  }

  /** The state of the caller's own order; `code` may be malformed. @throws Problem `order_not_found` */
  async function findState({
    accountId,
    code,
  }: {
    accountId: number;
    code: string | undefined;
  }): Promise<PaymentState> {
    const found = code === undefined ? undefined : await orders.findOrder(code);
    if (found?.account_id === accountId) await refresh(found.code);
    const order = found && (await orders.findOrder(found.code));
    if (order?.account_id !== accountId)
      throw new Problem('not_found', { message: messages.billing.orderNotFound, code: 'order_not_found' });
    const service = order.service_id ? await services.findOrderedService(order.service_id) : undefined;
    const operation = (await orders.findCredited(order.id)) ?? order.operation;
    return {
      order: order.code,
      provider: order.provider,
      operation,
      title:
        operation === 'topup'
          ? messages.operations.topup
          : messages.operations[operation](service?.title ?? ''),
      amount: formatGel(order.amount),
      status: statuses[order.state],
      question: order.question_id,
      service: order.service_id,
    };
  }

  /**
   * The state of a caller's newest order.
   * @throws Problem `order_not_found`
   */
  async function findNewestState(accountId: number): Promise<PaymentState> {
    const newest = await orders.findNewest(accountId);
    return findState({ accountId, code: newest?.code });
  }

  return { refresh, findState, findNewestState };
}

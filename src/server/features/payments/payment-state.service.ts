import type { PaymentState } from '#shared/contracts/payments.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { BankCallbacks } from './bank-callbacks.service.ts';
import { createOrdersRepository, type Order, type Tx } from './orders.repository.ts';
import { createPricedServices } from './priced-services.repository.ts';

export type PaymentStates = ReturnType<typeof createPaymentStates>;

const words: Readonly<Record<Order['state'], PaymentState['status']>> = {
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

/** How payments stand, for the payer who comes back from a bank. */
export function createPaymentStates({
  db,
  callbacks,
  now,
}: {
  db: Tx;
  callbacks: BankCallbacks;
  now: () => number;
}) {
  const asked = new Map<string, number>();

  /** Asks the bank at once how a waiting order stands; a bank that does not answer changes nothing. */
  async function refresh(code: string): Promise<void> {
    const order = await createOrdersRepository(db).findOrder(code);
    if (!order || words[order.state] !== 'waiting' || (asked.get(code) ?? 0) > now() - restMs) return;
    if (asked.size > 1_000) asked.clear();
    asked.set(code, now());
    await callbacks.reread(code).catch(() => undefined);
  }

  /**
   * The state of a caller's own order. What was asked for may name none (`undefined`).
   * @throws Problem `order_not_found`
   */
  async function findState(accountId: number, code: string | undefined): Promise<PaymentState> {
    const orders = createOrdersRepository(db);
    const known = code === undefined ? undefined : await orders.findOrder(code);
    if (known?.account_id === accountId) await refresh(known.code);
    const order = known && (await orders.findOrder(known.code));
    if (order?.account_id !== accountId)
      throw new Problem('not_found', { message: say.billing.orderNotFound, code: 'order_not_found' });
    const service = order.service_id
      ? await createPricedServices(db).findService(order.service_id, { evenArchived: true })
      : undefined;
    return {
      order: order.code,
      provider: order.provider,
      operation: order.operation,
      title:
        order.operation === 'topup'
          ? say.operations.topup
          : say.operations[order.operation](service?.title ?? ''),
      amount: formatGel(order.amount),
      status: words[order.state],
      question: order.question_id,
      service: order.service_id,
    };
  }

  /**
   * The state of a caller's newest order.
   * @throws Problem `order_not_found`
   */
  async function findNewestState(accountId: number): Promise<PaymentState> {
    const newest = await createOrdersRepository(db).findNewest(accountId);
    return findState(accountId, newest?.code);
  }

  return { refresh, findState, findNewestState };
}

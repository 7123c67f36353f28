import type { Bog, BogReceipt } from '#server/adapters/banks/bog.ts';
import type { Disagreement } from '#shared/contracts/office/books.ts';
import type { BankCallbacks } from '../banks/bank-callbacks.service.ts';
import type { Order, PaymentRepositories } from '../orders.repository.ts';
import type { Alarm } from '../payments.ts';
import { isPaid } from '../settlement.service.ts';
import type { ComparisonRepository } from './comparison.repository.ts';

const hourMs = 3_600_000;
/** Orders are compared each night for so long after they were made: banks give money back, and take it back, within weeks. */
const spanMs = 45 * 24 * hourMs;
/** Shorter than a day, so that a night that begins early leaves none out. */
const restMs = 20 * hourMs;
const batch = 100;

/** Compares orders with what Bank of Georgia says of them. Cartu Bank cannot be asked: its statement is compared by a person. */
export function createComparison(parts: {
  comparisons: ComparisonRepository;
  orders: PaymentRepositories['orders'];
  bog: Pick<Bog, 'readOrder'>;
  callbacks: Pick<BankCallbacks, 'refreshOrder'>;
  alarm: Alarm;
  now: () => number;
}) {
  const { comparisons, orders, bog, callbacks, alarm, now } = parts;

  /** Compares what is due. Where the bank is away it stops, and the next run goes on. @throws BankAway */
  async function compareDue(): Promise<void> {
    for (;;) {
      const due = await comparisons.listDue(new Date(now() - spanMs), new Date(now() - restMs), batch);
      for (const code of due) await compare(code);
      if (due.length < batch) return;
    }
  }

  /** What the bank reports late is applied first, so that only what stays different is told. */
  async function compare(code: string): Promise<void> {
    const order = await orders.findOrder(code);
    if (!order?.provider_order_id) return;
    const receipt = await bog.readOrder(order.provider_order_id);
    const isEqual = disagreementOf(order, receipt) === null;
    const current = isEqual ? order : ((await callbacks.refreshOrder(code)) ?? order);
    const found = disagreementOf(current, receipt);
    const isNew = await comparisons.saveComparison(order.id, found, new Date(now()));
    if (isNew) alarm('disagreement', { order: code, found, ours: current.state, bank: receipt?.status });
  }

  return { compareDue };
}

const paidStates: readonly string[] = ['completed', 'refund_requested', 'refunded', 'refunded_partially'];

function disagreementOf(order: Order, receipt: BogReceipt | undefined): Disagreement | null {
  if (!receipt) return isPaid(order) ? 'unknown_at_bank' : null;
  const isPaidThere = paidStates.includes(receipt.status);
  if (isPaidThere !== isPaid(order)) return isPaidThere ? 'paid_at_bank' : 'not_paid_at_bank';
  if (!isPaidThere) return null;
  if (receipt.requested !== order.amount) return 'other_amount';
  // A refund on its way is told by a callback.
  if (receipt.status === 'refund_requested' || order.state === 'refund_pending') return null;
  const refundedThere = receipt.status === 'refunded' ? receipt.requested : (receipt.refunded ?? 0);
  return refundedThere === order.refunded ? null : 'other_refund';
}

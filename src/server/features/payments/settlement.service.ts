import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { formatGel, type Tetri, tetri } from '#shared/money/tetri.ts';
import type { Holds, PaidQuestions } from '../ledger/holds.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Purchases } from '../ledger/purchases.service.ts';
import type { Refunds } from '../ledger/refunds.service.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import type { Order, Tx, WithinPayments } from './orders.repository.ts';
import type { Alarm } from './payments.ts';

export type Settlement = ReturnType<typeof createSettlement>;

/** A verified report of a bank about an order. */
export type Report =
  | { readonly kind: 'checked' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'paid';
      readonly paymentId: string;
      /** The amount that reaches the portal, if the bank reports it. */
      readonly transferred?: Tetri | undefined;
      /** The total refunded to the payer so far. */
      readonly refunded?: Tetri | undefined;
      readonly isRefundPending?: boolean;
    };

/** The outcome of a report; `repeated`: it changed nothing. */
export type Outcome = 'settled' | 'repeated' | 'noted' | 'refused';

const paidStates = new Set<Order['state']>(['paid', 'refund_pending', 'partially_refunded', 'refunded']);
export const isPaid = ({ state }: Pick<Order, 'state'>): boolean => paidStates.has(state);

/**
 * The only place that changes an order's state. Callbacks, return pages, polling and operators call it with the order locked.
 * States have ranks: a late success counts, a late failure changes nothing.
 */
export function createSettlement(parts: {
  ledger: Ledger;
  holds: Holds;
  purchases: Purchases;
  refunds: Refunds;
  questions: PaidQuestions;
  within: WithinPayments;
  enqueueMail: EnqueueMail;
  alarm: Alarm;
  now: () => number;
}) {
  const { ledger, holds, purchases, refunds, questions, within, enqueueMail, alarm, now } = parts;

  async function settle(tx: Tx, order: Order, report: Report): Promise<Outcome> {
    switch (report.kind) {
      case 'waiting':
        return 'repeated';
      case 'checked':
        return noteUnpaid(tx, order, 'checked');
      case 'failed':
        return noteUnpaid(tx, order, 'failed');
      case 'paid':
        return settlePaid(tx, order, report);
    }
  }

  /** Records a report of an unpaid order. @returns `refused` if the order is paid */
  async function noteUnpaid(tx: Tx, order: Order, state: 'checked' | 'failed' | 'expired'): Promise<Outcome> {
    if (isPaid(order)) {
      if (state !== 'checked') alarm('late_failure', { order: order.code });
      return 'refused';
    }
    await within(tx).orders.changeOrder(order.id, {
      state,
      ...(state === 'checked' ? {} : { next_poll_at: null }),
    });
    await purchases.markUnpaid(tx, order.id, state === 'checked' ? 'pending' : 'failed');
    return 'noted';
  }

  async function settlePaid(
    tx: Tx,
    order: Order,
    report: Extract<Report, { kind: 'paid' }>,
  ): Promise<Outcome> {
    const wasPaid = isPaid(order);
    if (
      wasPaid &&
      report.paymentId &&
      order.provider_payment_id &&
      report.paymentId !== order.provider_payment_id
    ) {
      alarm('paid_twice', { order: order.code, payment: report.paymentId });
      return 'refused';
    }
    if (!wasPaid) await credit(tx, order, report);
    const back = await noteRefund(tx, order, report, wasPaid);
    return wasPaid && !back ? 'repeated' : 'settled';
  }

  /** Books a payment: to the balance, as a package, or as a hold for the question. */
  async function credit(tx: Tx, order: Order, report: Extract<Report, { kind: 'paid' }>): Promise<void> {
    const { id, provider, amount } = order;
    const isOpened =
      order.operation === 'question' && order.question_id !== null && order.account_id !== null
        ? await questions.openQuestion(tx, order.question_id)
        : false;
    const operation = order.operation === 'question' && !isOpened ? 'topup' : order.operation;
    const transferred = tetri(Math.min(report.transferred ?? amount, amount));
    const posting = await ledger.post(tx, {
      kind: `paid:${operation}`,
      key: `settle:${provider}:${id}`,
      entries: [
        { account: `clearing:${provider}`, amount: -transferred },
        { account: 'discount', amount: transferred - amount },
        { account: accountCredited(order, operation), amount },
      ],
    });
    await within(tx).orders.changeOrder(id, {
      state: 'paid',
      provider_payment_id: report.paymentId || null,
      next_poll_at: null,
      settled_at: new Date(now()),
    });
    if (order.account_id === null) {
      alarm('paid_by_nobody', { order: order.code });
      return;
    }
    const service = order.service_id
      ? await within(tx).services.findOrderedService(order.service_id)
      : undefined;
    const operationId = await purchases.settlePurchase(tx, {
      orderId: id,
      accountId: order.account_id,
      kind: operation,
      title: titleOf(operation, service?.title),
      amount,
      transactionId: posting.id,
    });
    if (operation === 'package' && service)
      await purchases.grantPackage(tx, { accountId: order.account_id, orderId: id, service });
    if (operation === 'question' && order.question_id !== null)
      await holds.holdFromOrder(tx, {
        accountId: order.account_id,
        questionId: order.question_id,
        orderId: id,
        method: provider,
        amount,
        operationId,
      });
    await enqueueMail(tx, {
      kind: 'payment_received',
      mustArrive: true,
      to: { account: order.account_id },
      facts: { amount: formatGel(amount), title: titleOf(operation, service?.title) },
    });
  }

  /** Books the refunds not booked yet. @returns whether there were any */
  async function noteRefund(
    tx: Tx,
    order: Order,
    report: Extract<Report, { kind: 'paid' }>,
    wasPaid: boolean,
  ): Promise<boolean> {
    const refunded = tetri(Math.min(report.refunded ?? 0, order.amount));
    const { orders } = within(tx);
    if (refunded > order.refunded) {
      const back = tetri(refunded - order.refunded);
      const isWhole = refunded === order.amount;
      if ((report.refunded ?? 0) > order.amount)
        alarm('unexpected_state', { order: order.code, state: 'more refunded than paid' });
      const { missing, endedHold } = await refunds.bookRefund(tx, { order, back, isWhole });
      if (missing > 0) alarm('refund_not_covered', { order: order.code, missing: formatGel(missing) });
      await orders.changeOrder(order.id, {
        refunded,
        state: isWhole ? 'refunded' : 'partially_refunded',
        next_poll_at: null,
      });
      if (endedHold && order.question_id !== null) await questions.refuseRefunded(tx, order.question_id);
      if (order.account_id !== null)
        await enqueueMail(tx, {
          kind: 'payment_refunded',
          mustArrive: true,
          to: { account: order.account_id },
          facts: { amount: formatGel(back) },
        });
      return true;
    }
    if (!report.isRefundPending || (wasPaid && order.state !== 'paid')) return false;
    await orders.changeOrder(order.id, {
      state: 'refund_pending',
      next_poll_at: new Date(now() + 60_000),
    });
    return true;
  }

  const expire = (tx: Tx, order: Order): Promise<Outcome> => noteUnpaid(tx, order, 'expired');

  /** Marks orders that Cartu Bank has not answered. A late answer still counts. */
  async function markUnanswered(tx: Tx): Promise<void> {
    for (const id of await within(tx).orders.markUnknown(new Date(now())))
      await purchases.markUnpaid(tx, id, 'failed');
  }

  return { settle, expire, markUnanswered };
}

function accountCredited(order: Order, operation: Order['operation']) {
  if (order.account_id === null) return 'suspense';
  if (operation === 'topup') return `wallet:${order.account_id}` as const;
  return operation === 'package' ? 'revenue:package' : 'held';
}

function titleOf(operation: Order['operation'], service: string | undefined): string {
  if (operation === 'topup') return messages.operations.topup;
  return messages.operations[operation](service ?? '');
}

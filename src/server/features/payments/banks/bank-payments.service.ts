import { randomBytes, randomUUID } from 'node:crypto';
import type { Bog } from '#server/adapters/banks/bog.ts';
import type { Cartu } from '#server/adapters/banks/cartu.ts';
import {
  type BankForm,
  type BogRedirect,
  type CartuForm,
  receiveBogCallback,
  returnFromBog,
  returnFromCartu,
} from '#shared/contracts/payments.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import type { Purchases } from '../../ledger/purchases.service.ts';
import type { Idempotency, Slot } from '../idempotency.service.ts';
import type {
  Order,
  PaymentRepositories,
  Provider,
  Transact,
  Tx,
  WithinPayments,
} from '../orders.repository.ts';
import type { Purchase, PurchaseCheck } from '../purchase-check.service.ts';
import { pollAt } from './poll-times.ts';

export type BankPayments = ReturnType<typeof createBankPayments>;

export interface PaymentCall {
  readonly accountId: number;
  /** The caller's Idempotency-Key. */
  readonly key: string | undefined;
  /** The raw body and its parser; an invalid form is stored as the answer like any other refusal. */
  readonly body: unknown;
  readonly readForm: () => BankForm;
}

const returns = { cartu: returnFromCartu, bog: returnFromBog } as const;

/** Limit of an account's orders per hour. */
const maxOrders = 30;
/** Minutes until the bank expires an order. */
const bogMinutes = 15;
/** Minutes after which a Cartu order counts as unanswered. */
const cartuMinutes = 60;

/** Starts payments at banks. Each has an order, stored before the payer or the bank gets its code. */
export function createBankPayments(parts: {
  transact: Transact;
  within: WithinPayments;
  orders: PaymentRepositories['orders'];
  check: PurchaseCheck;
  purchases: Purchases;
  idempotency: Idempotency;
  cartu: Cartu;
  bog: Bog;
  /** The portal's public address, without a slash at its end. */
  siteUrl: string;
  /** Whether both banks are sandboxes; their orders are labelled. */
  isSandbox: boolean;
  /** Limit of an account's orders per hour. */
  maxPerHour?: number | undefined;
  now: () => number;
}) {
  const { transact, within, orders, check, purchases, idempotency, cartu, bog, siteUrl, isSandbox, now } =
    parts;
  const { maxPerHour = maxOrders } = parts;
  const returnUrl = ({ provider, code }: Order) => `${siteUrl}${returns[provider].path}?order=${code}`;

  /** Creates the form for Cartu Bank's page. @throws Problem as `checkPurchase` does, `bank_closed` */
  async function startCartu({ accountId, key, body, readForm }: PaymentCall): Promise<CartuForm> {
    cartu.requireOpen();
    return idempotency.answerOnce({ accountId, key, body: ['cartu', body] }, async (slot) => {
      const form = readForm();
      return transact(async (tx): Promise<CartuForm> => {
        const order = await addOrder(tx, { accountId, provider: 'cartu', form });
        const answer = cartu.formFor({ code: order.code, amount: order.amount, returnUrl: returnUrl(order) });
        await within(tx).orders.changeOrder(order.id, { state: 'redirected' });
        await slot.saveAnswer(tx, answer);
        return answer;
      });
    });
  }

  /**
   * Creates an order at Bank of Georgia.
   * @returns the address to redirect the payer to
   * @throws Problem as `checkPurchase` does, `bank_unavailable`, `bank_closed`
   */
  async function startBog({ accountId, key, body, readForm }: PaymentCall): Promise<BogRedirect> {
    bog.requireOpen();
    return idempotency.answerOnce({ accountId, key, body: ['bog', body] }, async (slot) => {
      const order = await beginBog(accountId, readForm(), slot);
      const { id, redirectUrl } = await bog.createOrder({
        code: order.code,
        amount: order.amount,
        title: messages.basket[order.operation],
        key: order.bank_key,
        callbackUrl: `${siteUrl}${receiveBogCallback.path}`,
        returnUrl: returnUrl(order),
        minutes: bogMinutes,
      });
      const answer: BogRedirect = { redirect: { href: redirectUrl } };
      return transact(async (tx) => {
        const { orders: lockable } = within(tx);
        const locked = await lockable.lockOrder(order.code);
        await lockable.changeOrder(order.id, {
          provider_order_id: id,
          redirect_url: redirectUrl,
          ...(locked?.state === 'created' ? { state: 'redirected', next_poll_at: pollAt(0, now()) } : {}),
        });
        await slot.saveAnswer(tx, answer);
        return answer;
      });
    });
  }

  /** Returns the order of an earlier attempt of this call, or creates one. */
  async function beginBog(accountId: number, form: BankForm, slot: Slot): Promise<Order> {
    const existing = slot.orderId === null ? undefined : await orders.findOrderById(slot.orderId);
    if (existing) return existing;
    return transact(async (tx) => {
      const order = await addOrder(tx, { accountId, provider: 'bog', form });
      await slot.saveOrder(tx, order.id);
      return order;
    });
  }

  async function addOrder(
    tx: Tx,
    { accountId, provider, form }: { accountId: number; provider: Provider; form: BankForm },
  ): Promise<Order> {
    const purchase = await check.checkPurchase(tx, accountId, form);
    await within(tx).orders.refuseTooMany(accountId, maxPerHour, now());
    const minutes = provider === 'bog' ? bogMinutes : cartuMinutes;
    const { orders: added } = within(tx);
    const orderId = await added.addOrder(
      {
        // The bank displays at most 25 characters of the code and stores at most 32.
        code: randomBytes(10).toString('hex'),
        provider,
        account_id: accountId,
        operation: purchase.kind,
        service_id: purchase.kind === 'topup' ? null : purchase.service.id,
        question_id: purchase.kind === 'question' ? purchase.questionId : null,
        amount: purchase.amount,
        bank_key: randomUUID(),
        expires_at: new Date(now() + minutes * 60_000),
        is_sandbox: isSandbox,
      },
      new Date(now()),
    );
    await purchases.addPendingPayment(tx, {
      accountId,
      orderId,
      kind: purchase.kind,
      method: provider,
      title: titleOf(purchase),
      amount: purchase.amount,
    });
    const order = await added.findOrderById(orderId);
    if (!order) throw new Error(`order ${orderId} was not stored`);
    return order;
  }

  return { startCartu, startBog };
}

function titleOf(purchase: Purchase): string {
  if (purchase.kind === 'topup') return messages.operations.topup;
  return messages.operations[purchase.kind](purchase.service.title);
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { Bog } from '#server/adapters/banks/bog.ts';
import type { Cartu } from '#server/adapters/banks/cartu.ts';
import type { BankForm, BogRedirect, CartuForm } from '#shared/contracts/payments.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import type { Purchases } from '../ledger/purchases.service.ts';
import type { Idempotency, Slot } from './idempotency.service.ts';
import {
  createOrdersRepository,
  type Order,
  type Provider,
  type Transact,
  type Tx,
} from './orders.repository.ts';
import { pollAt } from './poll-times.ts';
import type { Purchase, PurchaseCheck } from './purchase-check.service.ts';

export type BankPayments = ReturnType<typeof createBankPayments>;

export interface PaymentCall {
  readonly accountId: number;
  /** The caller's Idempotency-Key. */
  readonly key: string | undefined;
  /** What was sent, and how it is read; a refusal of the form is remembered like any other. */
  readonly body: unknown;
  readonly readForm: () => BankForm;
}

/** Minutes a payer has; the bank ends the order then. */
const bogMinutes = 15;
/** After this a Cartu order counts as unanswered. */
const cartuMinutes = 60;

/** Begins payments at banks: one order each, kept before the payer or the bank hears of it. */
export function createBankPayments(parts: {
  transact: Transact;
  db: Tx;
  check: PurchaseCheck;
  purchases: Purchases;
  idempotency: Idempotency;
  cartu: Cartu;
  bog: Bog;
  /** The portal's public address, without a slash at its end. */
  siteUrl: string;
  now: () => number;
}) {
  const { transact, db, check, purchases, idempotency, cartu, bog, siteUrl, now } = parts;
  const returnUrl = ({ provider, code }: Order) => `${siteUrl}/payment/${provider}/return/?order=${code}`;

  /** The form for Cartu Bank's page. @throws Problem as `checkPurchase` says */
  function startCartu({ accountId, key, body, readForm }: PaymentCall): Promise<object> {
    return idempotency.answerOnce({ accountId, key, body: ['cartu', body] }, async (slot) => {
      const form = readForm();
      return transact(async (tx): Promise<CartuForm> => {
        const order = await addOrder(tx, { accountId, provider: 'cartu', form });
        const answer = cartu.formFor({ code: order.code, amount: order.amount, returnUrl: returnUrl(order) });
        await createOrdersRepository(tx).changeOrder(order.id, { state: 'redirected' });
        await slot.remember(tx, answer);
        return answer;
      });
    });
  }

  /** Where Bank of Georgia wants the payer. @throws Problem as `checkPurchase` says, `bank_unavailable` */
  function startBog({ accountId, key, body, readForm }: PaymentCall): Promise<object> {
    return idempotency.answerOnce({ accountId, key, body: ['bog', body] }, async (slot) => {
      const order = await beginBog(accountId, readForm(), slot);
      const { id, redirectUrl } = await bog.createOrder({
        code: order.code,
        amount: order.amount,
        title: say.basket[order.operation],
        key: order.bank_key,
        callbackUrl: `${siteUrl}/payment/bog/callback/`,
        returnUrl: returnUrl(order),
        minutes: bogMinutes,
      });
      const answer: BogRedirect = { redirect: { href: redirectUrl } };
      return transact(async (tx) => {
        const orders = createOrdersRepository(tx);
        const locked = await orders.lockOrder(order.code);
        await orders.changeOrder(order.id, {
          provider_order_id: id,
          redirect_url: redirectUrl,
          ...(locked?.state === 'created' ? { state: 'redirected', next_poll_at: pollAt(0, now()) } : {}),
        });
        await slot.remember(tx, answer);
        return answer;
      });
    });
  }

  /** The order that an earlier try of this call left, or a new one. */
  async function beginBog(accountId: number, form: BankForm, slot: Slot): Promise<Order> {
    const begun =
      slot.orderId === null ? undefined : await createOrdersRepository(db).findOrderById(slot.orderId);
    if (begun) return begun;
    return transact(async (tx) => {
      const order = await addOrder(tx, { accountId, provider: 'bog', form });
      await slot.begin(tx, order.id);
      return order;
    });
  }

  async function addOrder(
    tx: Tx,
    { accountId, provider, form }: { accountId: number; provider: Provider; form: BankForm },
  ): Promise<Order> {
    const purchase = await check.checkPurchase(tx, accountId, form);
    const minutes = provider === 'bog' ? bogMinutes : cartuMinutes;
    const orders = createOrdersRepository(tx);
    const orderId = await orders.addOrder(
      {
        // The bank shows at most 25 characters of it and keeps at most 32.
        code: randomBytes(10).toString('hex'),
        provider,
        account_id: accountId,
        operation: purchase.kind,
        service_id: purchase.kind === 'topup' ? null : purchase.service.id,
        question_id: purchase.kind === 'question' ? purchase.questionId : null,
        amount: purchase.amount,
        bank_key: randomUUID(),
        expires_at: new Date(now() + minutes * 60_000),
      },
      new Date(now()),
    );
    await purchases.announcePayment(tx, {
      accountId,
      orderId,
      kind: purchase.kind,
      method: provider,
      title: titleOf(purchase),
      amount: purchase.amount,
    });
    const order = await orders.findOrderById(orderId);
    if (!order) throw new Error(`order ${orderId} was not kept`);
    return order;
  }

  return { startCartu, startBog };
}

function titleOf(purchase: Purchase): string {
  if (purchase.kind === 'topup') return say.operations.topup;
  return say.operations[purchase.kind](purchase.service.title);
}

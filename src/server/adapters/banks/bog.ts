import { createPublicKey, createVerify } from 'node:crypto';
import { parseGel, type Tetri } from '#shared/money/tetri.ts';
import { BankAway } from './bank-away.ts';
import { createBankClient } from './bank-client.ts';

/** Bank of Georgia's Online Payment API. */
export interface BogSettings {
  /** Ends in /payments/v1. */
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly publicKey: string;
}

/** What the bank says of an order, in a receipt or in a callback. */
export interface BogReceipt {
  readonly bankOrderId: string;
  readonly orderCode: string;
  readonly status: BogStatus;
  readonly currency: string;
  readonly requested: Tetri | undefined;
  /** What reaches us; lower than requested where the bank gave the payer a discount. */
  readonly transferred: Tetri | undefined;
  readonly refunded: Tetri | undefined;
  readonly paymentId: string;
}

const statuses = [
  'created',
  'processing',
  'completed',
  'rejected',
  'refund_requested',
  'refunded',
  'refunded_partially',
  'auth_requested',
  'blocked',
  'partial_completed',
] as const;
export type BogStatus = (typeof statuses)[number];

export interface BogOrder {
  readonly code: string;
  readonly amount: Tetri;
  readonly title: string;
  /** A UUID: a repeat of the call makes no second order. */
  readonly key: string;
  readonly callbackUrl: string;
  readonly returnUrl: string;
  readonly minutes: number;
}

export type Bog = ReturnType<typeof createBog>;

export function createBog(settings: BogSettings, { now = Date.now }: { now?: () => number } = {}) {
  const key = createPublicKey(settings.publicKey);
  const call = createBankClient(settings, now);
  const major = (amount: Tetri): number => amount / 100;

  /**
   * Makes an order. A try without an answer is repeated once, with the same key.
   * @throws BankAway
   */
  async function createOrder(order: BogOrder): Promise<{ id: string; redirectUrl: string }> {
    const body = {
      callback_url: order.callbackUrl,
      external_order_id: order.code,
      application_type: 'web',
      capture: 'automatic',
      purchase_units: {
        currency: 'GEL',
        total_amount: major(order.amount),
        basket: [
          { product_id: order.code, description: order.title, quantity: 1, unit_price: major(order.amount) },
        ],
      },
      redirect_urls: { success: order.returnUrl, fail: order.returnUrl },
      ttl: order.minutes,
    };
    const headers = { 'idempotency-key': order.key, 'accept-language': 'ka' };
    const request = { method: 'POST', path: '/ecommerce/orders', body, headers };
    const answer = await call(request).catch(() => call(request));
    const id = textAt(answer, 'id');
    const redirectUrl = textAt(answer, '_links', 'redirect', 'href');
    if (!id || !/^https?:\/\//.test(redirectUrl)) throw new BankAway('an order without id or redirect');
    return { id, redirectUrl };
  }

  /** What the bank says of an order now; undefined when it does not know it. @throws BankAway */
  async function readOrder(bankOrderId: string): Promise<BogReceipt | undefined> {
    const answer = await call({ method: 'GET', path: `/receipt/${encodeURIComponent(bankOrderId)}` });
    return readReceipt(answer);
  }

  /** Asks for money to go back to the payer. Accepted is not done: the outcome comes with a callback. @throws BankAway */
  async function refund(bankOrderId: string, amount: Tetri | undefined, refundKey: string): Promise<void> {
    await call({
      method: 'POST',
      path: `/payment/refund/${encodeURIComponent(bankOrderId)}`,
      body: amount === undefined ? {} : { amount: major(amount) },
      headers: { 'idempotency-key': refundKey },
    });
  }

  /** Whether the bank signed exactly these bytes: RSA with SHA-256. */
  function isSigned(raw: Buffer, signature: string | undefined): boolean {
    if (!signature) return false;
    try {
      return createVerify('RSA-SHA256').update(raw).verify(key, signature, 'base64');
    } catch {
      return false;
    }
  }

  return { createOrder, readOrder, refund, isSigned, readCallback };
}

/** What a callback tells, undefined when it is of another kind. */
function readCallback(raw: Buffer): BogReceipt | undefined {
  try {
    const told: unknown = JSON.parse(raw.toString('utf8'));
    return textAt(told, 'event') === 'order_payment' ? readReceipt(at(told, 'body')) : undefined;
  } catch {
    return undefined;
  }
}

function readReceipt(told: unknown): BogReceipt | undefined {
  const key = textAt(told, 'order_status', 'key');
  const status = statuses.find((one) => one === key);
  const bankOrderId = textAt(told, 'order_id');
  if (!status || !bankOrderId) return undefined;
  const amount = (name: string) => parseGel(textAt(told, 'purchase_units', name));
  return {
    bankOrderId,
    orderCode: textAt(told, 'external_order_id'),
    status,
    currency: textAt(told, 'purchase_units', 'currency_code'),
    requested: amount('request_amount'),
    transferred: amount('transfer_amount'),
    refunded: amount('refund_amount'),
    paymentId: textAt(told, 'payment_detail', 'transaction_id'),
  };
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (held, key) =>
      typeof held === 'object' && held !== null && Object.hasOwn(held, key)
        ? (held as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** A text or a number as text; everything else is empty. */
function textAt(value: unknown, ...keys: string[]): string {
  const found = at(value, ...keys);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

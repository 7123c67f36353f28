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

/** The state of an order by the bank, from a receipt or a callback. */
export interface BogReceipt {
  readonly bankOrderId: string;
  readonly orderCode: string;
  readonly status: BogStatus;
  readonly currency: string;
  readonly requested: Tetri | undefined;
  /** The amount that reaches the portal; lower than requested if the bank gave the payer a discount. */
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
  /** Idempotency key, a UUID: repeating the call creates no second order. */
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

  /** Creates an order. An attempt without an answer is retried once with the same idempotency key. @throws BankAway */
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

  /** Reads the current state of an order; undefined if the bank does not know it. @throws BankAway */
  async function readOrder(bankOrderId: string): Promise<BogReceipt | undefined> {
    const answer = await call({ method: 'GET', path: `/receipt/${encodeURIComponent(bankOrderId)}` });
    return readReceipt(answer);
  }

  /** Requests a refund to the payer. The bank only accepts the request; a callback reports the outcome. @throws BankAway */
  async function refund(bankOrderId: string, amount: Tetri | undefined, refundKey: string): Promise<void> {
    await call({
      method: 'POST',
      path: `/payment/refund/${encodeURIComponent(bankOrderId)}`,
      body: amount === undefined ? {} : { amount: major(amount) },
      headers: { 'idempotency-key': refundKey },
    });
  }

  /** Verifies the bank's signature of these bytes: RSA with SHA-256. */
  function isSigned(raw: Buffer, signature: string | undefined): boolean {
    if (!signature) return false;
    try {
      return createVerify('RSA-SHA256').update(raw).verify(key, signature, 'base64');
    } catch {
      return false;
    }
  }

  /** Does nothing; for a bank without settings this refuses (closed.ts). */
  const requireOpen = (): void => {};

  return { requireOpen, createOrder, readOrder, refund, isSigned, readCallback };
}

/** Parses a callback; undefined if it is of another kind. */
function readCallback(raw: Buffer): BogReceipt | undefined {
  try {
    const json: unknown = JSON.parse(raw.toString('utf8'));
    return textAt(json, 'event') === 'order_payment' ? readReceipt(at(json, 'body')) : undefined;
  } catch {
    return undefined;
  }
}

function readReceipt(json: unknown): BogReceipt | undefined {
  const key = textAt(json, 'order_status', 'key');
  const status = statuses.find((one) => one === key);
  const bankOrderId = textAt(json, 'order_id');
  if (!status || !bankOrderId) return undefined;
  // PostgreSQL stores no text with U+0000, so no order has such a code.
  if (JSON.stringify(json).includes('\\u0000')) return undefined;
  const amount = (name: string) => parseGel(textAt(json, 'purchase_units', name));
  return {
    bankOrderId,
    orderCode: textAt(json, 'external_order_id'),
    status,
    currency: textAt(json, 'purchase_units', 'currency_code'),
    requested: amount('request_amount'),
    transferred: amount('transfer_amount'),
    refunded: amount('refund_amount'),
    paymentId: textAt(json, 'payment_detail', 'transaction_id'),
  };
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** The text or number at that path as text; empty for anything else. */
function textAt(value: unknown, ...keys: string[]): string {
  const found = at(value, ...keys);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

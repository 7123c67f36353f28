import { createSign, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SandboxChoice, sandboxWords as text } from '#shared/language/ka/payments/sandbox.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { BogOrder, BogOrders } from './bog-orders.ts';
import { lateDelayMs } from './cartu-bank.ts';
import type { BankKeys } from './keys.ts';
import { isChoice, writeChoicePage, writeNotice, writeRefundPage } from './page.ts';

export interface BogBank {
  readonly keys: BankKeys;
  readonly orders: BogOrders;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The access token that the client secret is exchanged for. */
  readonly token: string;
  /** Whether payers and callbacks may be sent to an address; only the portal's own are allowed. */
  readonly isAllowedUrl: (url: string) => boolean;
  /** Returns the origin under which the payer's browser reaches this bank. */
  readonly publicUrl: () => string;
  /** Rewrites a callback address to one that this process can reach. */
  readonly resolveCallbackUrl: (callbackUrl: string) => string;
}

type Body = Record<string, unknown> | null | undefined;
const withoutCsrf = { config: { csrf: false } };

/** Registers Bank of Georgia's Online Payment API, as far as a merchant uses it. */
export function installBogBank(app: FastifyInstance, bank: BogBank): void {
  const { orders, token } = bank;
  const isMerchant = ({ headers }: FastifyRequest): boolean => headers.authorization === `Bearer ${token}`;

  app.post('/sandbox/bog/token', withoutCsrf, async (request, reply) => {
    const expected = `Basic ${Buffer.from(`${bank.clientId}:${bank.clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return reply.code(401).send({ error: 'invalid_client' });
    return { access_token: token, token_type: 'Bearer', expires_in: 300 };
  });

  app.post('/sandbox/bog/payments/v1/ecommerce/orders', withoutCsrf, async (request, reply) => {
    if (!isMerchant(request)) return sendUnauthorized(reply);
    const input = readOrder(request.body as Body, bank.isAllowedUrl);
    if (!input) return reply.code(400).send({ message: 'bad order' });
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const existing = orders.findByKey(key);
    const order: BogOrder = existing ?? {
      ...input,
      id: randomUUID(),
      key,
      state: 'created',
      refunded: 0,
      transactionId: '',
    };
    if (!existing) orders.save(order);
    const api = `${bank.publicUrl()}/sandbox/bog`;
    return {
      id: order.id,
      _links: {
        details: { href: `${api}/payments/v1/receipt/${order.id}` },
        redirect: { href: `${api}/pay?order_id=${order.id}` },
      },
    };
  });

  app.get<{ Params: { id: string } }>('/sandbox/bog/payments/v1/receipt/:id', async (request, reply) => {
    if (!isMerchant(request)) return sendUnauthorized(reply);
    const order = orders.find(request.params.id);
    return order ? receiptOf(order) : reply.code(400).send({ message: 'Invalid order_id' });
  });

  app.post<{ Params: { id: string } }>(
    '/sandbox/bog/payments/v1/payment/refund/:id',
    withoutCsrf,
    async (request, reply) => {
      if (!isMerchant(request)) return sendUnauthorized(reply);
      const order = orders.find(request.params.id);
      const requestedAmount = (request.body as Body)?.amount;
      if (!order || order.state === 'created' || order.state === 'rejected')
        return reply.code(400).send({ message: 'Invalid order_id' });
      const refunded =
        requestedAmount === undefined
          ? order.amount
          : order.refunded + Math.round(Number(requestedAmount) * 100);
      if (!(refunded > order.refunded && refunded <= order.amount))
        return reply.code(400).send({ message: 'Invalid amount' });
      const state = refunded === order.amount ? 'refunded' : 'refunded_partially';
      await updateOrder(order, { refunded, state });
      return { key: 'request_received', message: 'Refund request received', action_id: randomUUID() };
    },
  );

  app.get<{ Querystring: { order_id?: unknown } }>('/sandbox/bog/pay', async (request, reply) => {
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    const order = orders.find(String(request.query.order_id ?? ''));
    if (!order) return reply.code(404).send(writeNotice(text.titles.bog, text.unknown));
    if (order.state !== 'created') return writeFinishedPage(order);
    return writeChoicePage({
      title: text.titles.bog,
      amount: formatGel(order.amount),
      code: order.code,
      action: '/sandbox/bog/choose',
      hidden: { order_id: order.id },
    });
  });

  app.post('/sandbox/bog/choose', withoutCsrf, async (request, reply) => {
    const body = request.body as Body;
    const order = orders.find(String(body?.order_id ?? ''));
    if (!order || !isChoice(body?.choice))
      return reply
        .code(400)
        .header('content-type', 'text/html; charset=utf-8')
        .send(writeNotice(text.titles.bog, text.bad));
    if (order.state === 'created') await applyChoice(body.choice, order);
    const isBack = body.choice === 'refused' || body.choice === 'abandoned';
    return reply.redirect(isBack ? order.failUrl : order.successUrl, 303);
  });

  /** Refunds as if the merchant had requested it in the bank's own back office. */
  app.post('/sandbox/bog/give-back', withoutCsrf, async (request, reply) => {
    const order = orders.find(String((request.body as Body)?.order_id ?? ''));
    if (order?.state === 'completed') await updateOrder(order, { state: 'refunded', refunded: order.amount });
    return reply.redirect(order?.successUrl ?? '/', 303);
  });

  async function applyChoice(choice: SandboxChoice, order: BogOrder): Promise<void> {
    const paid = { state: 'completed', transactionId: randomUUID() } as const;
    switch (choice) {
      case 'paid':
        return updateOrder(order, paid);
      case 'thrice':
      case 'twice':
        // This bank pays an order only once, so „twice“ and „thrice“ repeat the callback instead of the payment.
        await updateOrder(order, paid);
        for (let remaining = choice === 'thrice' ? 2 : 1; remaining > 0; remaining -= 1)
          await sendCallback({ ...order, ...paid }, receiptOf({ ...order, ...paid }));
        return;
      case 'late':
        setTimeout(() => void updateOrder(order, paid), lateDelayMs).unref();
        return;
      case 'wrong_amount': {
        const wrongAmount = { ...order, ...paid, amount: order.amount + 100 };
        return sendCallback(order, receiptOf(wrongAmount));
      }
      case 'refused':
        return updateOrder(order, { state: 'rejected' });
      case 'abandoned':
        return;
    }
  }

  async function updateOrder(order: BogOrder, changes: Partial<BogOrder>): Promise<void> {
    const updated = { ...order, ...changes };
    orders.save(updated);
    await sendCallback(updated, receiptOf(updated));
  }

  async function sendCallback(order: BogOrder, receipt: object): Promise<void> {
    const body = JSON.stringify({
      event: 'order_payment',
      zoned_request_time: new Date().toISOString(),
      body: receipt,
    });
    await fetch(bank.resolveCallbackUrl(order.callbackUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'callback-signature': signCallback(body, bank.keys.privateKey),
      },
      body,
    }).catch(() => undefined);
  }
}

const writeFinishedPage = (order: BogOrder): string =>
  order.state === 'completed'
    ? writeRefundPage({ title: text.titles.bog, orderId: order.id, backUrl: order.successUrl })
    : writeNotice(text.titles.bog, text.finished, order.successUrl);

export const signCallback = (body: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(body).sign(privateKey, 'base64');

const sendUnauthorized = (reply: FastifyReply) => reply.code(401).send({ message: 'Unauthorized' });

/** Returns the receipt of an order in the bank's JSON form, in which amounts are strings. */
export function receiptOf(order: BogOrder): object {
  return {
    order_id: order.id,
    industry: 'ecommerce',
    capture: 'automatic',
    external_order_id: order.code,
    order_status: { key: order.state, value: order.state },
    purchase_units: {
      request_amount: formatGel(order.amount),
      transfer_amount: order.state === 'created' ? '0.00' : formatGel(order.amount),
      refund_amount: formatGel(order.refunded),
      currency_code: 'GEL',
    },
    payment_detail: {
      transfer_method: { key: 'card', value: 'card' },
      transaction_id: order.transactionId,
      code: '100',
    },
    actions: [],
    reject_reason: order.state === 'rejected' ? 'unknown' : null,
  };
}

/** Parses an order of the merchant; undefined if a field is invalid. */
function readOrder(body: Body, isAllowedUrl: (url: string) => boolean) {
  const units = body?.purchase_units as Body;
  const redirects = body?.redirect_urls as Body;
  const amount = Math.round(Number(units?.total_amount) * 100);
  const [code, callbackUrl] = [body?.external_order_id, body?.callback_url];
  const [successUrl, failUrl] = [redirects?.success, redirects?.fail];
  const isComplete = [code, callbackUrl, successUrl, failUrl].every(
    (value) => typeof value === 'string' && value !== '',
  );
  const addresses = [callbackUrl, successUrl, failUrl].map(String);
  if (!isComplete || !(amount > 0) || !addresses.every(isAllowedUrl) || String(code).length > 32)
    return undefined;
  return {
    code: String(code),
    amount,
    callbackUrl: String(callbackUrl),
    successUrl: String(successUrl),
    failUrl: String(failUrl),
  };
}

import { createSign, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SandboxChoice, sandboxWords as say } from '#shared/language/ka/sandbox.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { BogOrder, BogOrders } from './bog-orders.ts';
import { lateMs } from './cartu-bank.ts';
import type { BankKeys } from './keys.ts';
import { isChoice, writeChoicePage, writeNotice, writeRefundPage } from './page.ts';

export interface BogBank {
  readonly keys: BankKeys;
  readonly orders: BogOrders;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the payer's browser finds this bank. */
  readonly publicUrl: () => string;
  /** The address a callback is sent to: the asked one, as this process reaches it. */
  readonly reach: (callbackUrl: string) => string;
}

type Body = Record<string, unknown> | null | undefined;
const token = 'sandbox-token';
const withoutCsrf = { config: { csrf: false } };

/** Bank of Georgia's Online Payment API as far as a merchant sees it. */
export function installBogBank(app: FastifyInstance, bank: BogBank): void {
  const { orders } = bank;

  app.post('/sandbox/bog/token', withoutCsrf, async (request, reply) => {
    const expected = `Basic ${Buffer.from(`${bank.clientId}:${bank.clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return reply.code(401).send({ error: 'invalid_client' });
    return { access_token: token, token_type: 'Bearer', expires_in: 300 };
  });

  app.post('/sandbox/bog/payments/v1/ecommerce/orders', withoutCsrf, async (request, reply) => {
    if (!isMerchant(request)) return refuse(reply);
    const asked = readOrder(request.body as Body);
    if (!asked) return reply.code(400).send({ message: 'bad order' });
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const known = orders.findByKey(key);
    const order: BogOrder = known ?? {
      ...asked,
      id: randomUUID(),
      key,
      state: 'created',
      refunded: 0,
      transactionId: '',
    };
    if (!known) orders.save(order);
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
    if (!isMerchant(request)) return refuse(reply);
    const order = orders.find(request.params.id);
    return order ? receiptOf(order) : reply.code(400).send({ message: 'Invalid order_id' });
  });

  app.post<{ Params: { id: string } }>(
    '/sandbox/bog/payments/v1/payment/refund/:id',
    withoutCsrf,
    async (request, reply) => {
      if (!isMerchant(request)) return refuse(reply);
      const order = orders.find(request.params.id);
      const asked = (request.body as Body)?.amount;
      if (!order || order.state === 'created' || order.state === 'rejected')
        return reply.code(400).send({ message: 'Invalid order_id' });
      const refunded = asked === undefined ? order.amount : order.refunded + Math.round(Number(asked) * 100);
      if (!(refunded > order.refunded && refunded <= order.amount))
        return reply.code(400).send({ message: 'Invalid amount' });
      const state = refunded === order.amount ? 'refunded' : 'refunded_partially';
      await change(order, { refunded, state });
      return { key: 'request_received', message: 'Refund request received', action_id: randomUUID() };
    },
  );

  app.get<{ Querystring: { order_id?: unknown } }>('/sandbox/bog/pay', async (request, reply) => {
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    const order = orders.find(String(request.query.order_id ?? ''));
    if (!order) return reply.code(404).send(writeNotice(say.titles.bog, say.unknown));
    if (order.state !== 'created') return writeFinishedPage(order);
    return writeChoicePage({
      title: say.titles.bog,
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
        .send(writeNotice(say.titles.bog, say.bad));
    if (order.state === 'created') await act(body.choice, order);
    const isBack = body.choice === 'refused' || body.choice === 'abandoned';
    return reply.redirect(isBack ? order.failUrl : order.successUrl, 303);
  });

  /** As if the merchant had asked for it at the bank. */
  app.post('/sandbox/bog/give-back', withoutCsrf, async (request, reply) => {
    const order = orders.find(String((request.body as Body)?.order_id ?? ''));
    if (order?.state === 'completed') await change(order, { state: 'refunded', refunded: order.amount });
    return reply.redirect(order?.successUrl ?? '/', 303);
  });

  async function act(choice: SandboxChoice, order: BogOrder): Promise<void> {
    const paid = { state: 'completed', transactionId: randomUUID() } as const;
    switch (choice) {
      case 'paid':
        return change(order, paid);
      case 'thrice':
      case 'twice':
        // This bank takes an order once; „twice“ is its callback coming twice.
        await change(order, paid);
        for (let again = choice === 'thrice' ? 2 : 1; again > 0; again -= 1)
          await tell({ ...order, ...paid }, receiptOf({ ...order, ...paid }));
        return;
      case 'late':
        setTimeout(() => void change(order, paid), lateMs).unref();
        return;
      case 'wrong_amount': {
        const told = { ...order, ...paid, amount: order.amount + 100 };
        return tell(order, receiptOf(told));
      }
      case 'refused':
        return change(order, { state: 'rejected' });
      case 'abandoned':
        return;
    }
  }

  async function change(order: BogOrder, what: Partial<BogOrder>): Promise<void> {
    const changed = { ...order, ...what };
    orders.save(changed);
    await tell(changed, receiptOf(changed));
  }

  async function tell(order: BogOrder, receipt: object): Promise<void> {
    const body = JSON.stringify({
      event: 'order_payment',
      zoned_request_time: new Date().toISOString(),
      body: receipt,
    });
    await fetch(bank.reach(order.callbackUrl), {
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
    ? writeRefundPage({ title: say.titles.bog, orderId: order.id, back: order.successUrl })
    : writeNotice(say.titles.bog, say.finished, order.successUrl);

export const signCallback = (body: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(body).sign(privateKey, 'base64');

const isMerchant = ({ headers }: FastifyRequest): boolean => headers.authorization === `Bearer ${token}`;
const refuse = (reply: FastifyReply) => reply.code(401).send({ message: 'Unauthorized' });

/** An order as its receipt tells it: amounts are texts. */
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

function readOrder(body: Body) {
  const units = body?.purchase_units as Body;
  const redirects = body?.redirect_urls as Body;
  const amount = Math.round(Number(units?.total_amount) * 100);
  const [code, callbackUrl] = [body?.external_order_id, body?.callback_url];
  const [successUrl, failUrl] = [redirects?.success, redirects?.fail];
  const isWhole = [code, callbackUrl, successUrl, failUrl].every(
    (text) => typeof text === 'string' && text !== '',
  );
  if (!isWhole || !(amount > 0)) return undefined;
  return {
    code: String(code),
    amount,
    callbackUrl: String(callbackUrl),
    successUrl: String(successUrl),
    failUrl: String(failUrl),
  };
}

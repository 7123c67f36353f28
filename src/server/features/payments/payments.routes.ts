import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Identify, requireCaller } from '#server/http/identity.ts';
import { readForm } from '#server/http/read-form.ts';
import { bankForm, billingForm } from '#shared/contracts/payments.ts';
import { paymentPath } from '#shared/paths/paths.ts';
import type { BalancePayments } from './balance-payments.service.ts';
import type { BankCallbacks } from './bank-callbacks.service.ts';
import type { BankPayments } from './bank-payments.service.ts';
import type { PaymentStates } from './payment-state.service.ts';

export interface PaymentCalls {
  readonly bankPayments: BankPayments;
  readonly balancePayments: BalancePayments;
  readonly callbacks: BankCallbacks;
  readonly states: PaymentStates;
  readonly identify: Identify;
}

type Query = { Querystring: Record<string, unknown> };

/** The calls of CONTRACT.md section 7. Nobody may keep their answers. */
export function installPayments(server: FastifyInstance, calls: PaymentCalls): void {
  const { bankPayments, balancePayments, callbacks, states, identify } = calls;
  server.register(async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const callOf = async (request: FastifyRequest) => ({
      accountId: (await requireCaller(request, identify)).accountId,
      key: keyOf(request),
      body: withoutToken(request.body),
    });

    app.post('/payment/cartu/form', async (request) =>
      bankPayments.startCartu({
        ...(await callOf(request)),
        readForm: () => readForm(bankForm, request.body),
      }),
    );
    app.post('/payment/bog/form', async (request) =>
      bankPayments.startBog({ ...(await callOf(request)), readForm: () => readForm(bankForm, request.body) }),
    );
    app.post('/payment/balance/billing', async (request) =>
      balancePayments.bill({
        ...(await callOf(request)),
        readForm: () => readForm(billingForm, request.body),
      }),
    );
    app.get<Query>('/api/payment/state', async (request) => {
      const { accountId } = await requireCaller(request, identify);
      return states.findState(accountId, codeOf(request.query.order));
    });
  });

  server.register(async (app) => {
    // A signature is over the bytes as they came: nothing reads them before.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    const byBank = { config: { csrf: false } };

    app.route({
      method: ['GET', 'POST'],
      url: '/payment/cartu/callback',
      ...byBank,
      handler: async (request, reply) => {
        const xml = await callbacks.answerCartu(rawOf(request), kept(request));
        return reply.header('content-type', 'text/xml; charset=utf-8').send(xml);
      },
    });
    app.post('/payment/bog/callback', byBank, async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['callback-signature'];
      await callbacks.hearBog({ raw, signature: String(signature ?? ''), headers: kept(request) });
      return {};
    });

    /** Where payers come back to: the bank is asked at once, and a page of ours tells how it went. */
    for (const url of ['/payment/cartu/return', '/payment/bog/return'])
      app.route<Query>({
        method: ['GET', 'POST'],
        url,
        ...byBank,
        handler: async (request, reply) => {
          const code = codeOf(request.query.order);
          if (code !== undefined) await states.refresh(code);
          return reply.header('cache-control', 'no-store').redirect(paymentPath(code), 303);
        },
      });
  });
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return key === undefined ? undefined : String(key).trim();
}

/** What a repeat is compared by: every field but the CSRF token, in any order. */
function withoutToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.entries(body)
    .filter(([name]) => name !== 'csrfmiddlewaretoken')
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

const codeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{20}$/.test(value) ? value : undefined;

/** The parameters as they came: the query of a GET, the body of a POST. */
function rawOf({ method, url, body }: FastifyRequest): string {
  if (method === 'POST' && Buffer.isBuffer(body) && body.length > 0) return body.toString('utf8');
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** What is kept of a bank's headers: enough to find out later why a call was refused. */
const kept = ({ headers, ip, method }: FastifyRequest): object => ({
  ip,
  method,
  'content-type': headers['content-type'],
  'user-agent': headers['user-agent'],
  'callback-signature': headers['callback-signature'],
});

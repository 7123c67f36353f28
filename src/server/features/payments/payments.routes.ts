import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Identify, requireCaller } from '#server/http/identity.ts';
import { readForm } from '#server/http/read-form.ts';
import { bankForm, billingForm } from '#shared/contracts/payments.ts';
import type { BalancePayments } from './balance-payments.service.ts';
import type { BankPayments } from './bank-payments.service.ts';
import { orderCodeOf } from './order-code.ts';
import type { PaymentStates } from './payment-state.service.ts';

export interface PaymentCalls {
  readonly bankPayments: BankPayments;
  readonly balancePayments: BalancePayments;
  readonly states: PaymentStates;
  readonly identify: Identify;
}

type Query = { Querystring: Record<string, unknown> };

/** The calls of CONTRACT.md section 7. Nobody may keep their answers. */
export function installPayments(server: FastifyInstance, calls: PaymentCalls): void {
  const { bankPayments, balancePayments, states, identify } = calls;
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
      const { order } = request.query;
      return order === undefined
        ? states.findNewestState(accountId)
        : states.findState(accountId, orderCodeOf(order));
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

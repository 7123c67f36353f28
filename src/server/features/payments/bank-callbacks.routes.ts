import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paymentPath } from '#shared/paths/paths.ts';
import type { BankCallbacks } from './bank-callbacks.service.ts';
import { orderCodeOf } from './order-code.ts';
import type { PaymentStates } from './payment-state.service.ts';

type Query = { Querystring: Record<string, unknown> };

/** What banks call, and where payers come back to from them (CONTRACT.md section 7). */
export function installBankCallbacks(
  server: FastifyInstance,
  { callbacks, states }: { readonly callbacks: BankCallbacks; readonly states: PaymentStates },
): void {
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
          const code = orderCodeOf(request.query.order);
          if (code !== undefined) await states.refresh(code);
          return reply.header('cache-control', 'no-store').redirect(paymentPath(code), 303);
        },
      });
  });
}

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

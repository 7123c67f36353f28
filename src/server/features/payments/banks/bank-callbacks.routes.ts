import type { FastifyRequest } from 'fastify';
import type { Incoming, RegisterCall } from '#server/http/register-call.ts';
import type { Contract } from '#shared/contracts/call.ts';
import {
  receiveBogCallback,
  receiveCartuCallback,
  returnFromBog,
  returnFromCartu,
} from '#shared/contracts/payments.ts';
import { paymentPath } from '#shared/paths/paths.ts';
import type { PaymentStates } from '../payment-state.service.ts';
import { orderCodeOf } from '../read-call.ts';
import type { BankCallbacks } from './bank-callbacks.service.ts';

/** Registers the callbacks of banks and the pages that payers return to (CONTRACT.md section 7). */
export function installBankCallbacks(
  register: RegisterCall,
  { callbacks, states }: { readonly callbacks: BankCallbacks; readonly states: PaymentStates },
): void {
  register(receiveCartuCallback, async ({ request, reply }) => {
    const xml = await callbacks.answerCartu({
      raw: rawOf(request),
      headers: loggedHeaders(request),
      address: request.ip,
    });
    return reply.header('content-type', 'text/xml; charset=utf-8').send(xml);
  });
  register(receiveBogCallback, async ({ request }) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers['callback-signature'];
    await callbacks.receiveBog({
      raw,
      signature: String(signature ?? ''),
      headers: loggedHeaders(request),
      address: request.ip,
    });
    return {};
  });

  /** Polls the bank at once and redirects to the page with the payment's state. */
  async function showPayment({ request, reply }: Pick<Incoming<Contract>, 'request' | 'reply'>) {
    const { order } = request.query as Readonly<Record<string, unknown>>;
    const code = orderCodeOf(order);
    if (code !== undefined) await states.refresh(code);
    return reply.redirect(paymentPath(code), 303);
  }
  register(returnFromCartu, showPayment);
  register(returnFromBog, showPayment);
}

/** The raw parameters: the query of a GET, the body of a POST. */
function rawOf({ method, url, body }: FastifyRequest): string {
  if (method === 'POST' && Buffer.isBuffer(body) && body.length > 0) return body.toString('utf8');
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** The headers of a bank's call that are logged, enough to find out why it was refused. */
const loggedHeaders = ({ headers, ip, method }: FastifyRequest): object => ({
  ip,
  method,
  'content-type': headers['content-type']?.slice(0, 200),
  'user-agent': headers['user-agent']?.slice(0, 200),
  'callback-signature': String(headers['callback-signature'] ?? '').slice(0, 1_000),
});

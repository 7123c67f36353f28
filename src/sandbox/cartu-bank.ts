import { createSign, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type SandboxChoice, sandboxWords as text } from '#shared/language/ka/payments/sandbox.ts';
import { parseGel } from '#shared/money/tetri.ts';
import type { BankKeys } from './keys.ts';
import { isChoice, writeChoicePage, writeNotice } from './page.ts';

export const merchantId = '000000000000001-00000001';
export const lateDelayMs = 15_000;

export type CartuStatus = 'C' | 'Y' | 'N' | 'U';

export interface CartuCall {
  readonly code: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly status: CartuStatus;
}

/** Returns a confirmation in the bank's form: the XML and its signature. */
export function signConfirmation(
  call: CartuCall,
  privateKey: string,
): { ConfirmRequest: string; signature: string } {
  const date = new Date(Date.now() + 4 * 3_600_000).toISOString();
  const [year, month, day] = date.slice(0, 10).split('-');
  const xml = `<ConfirmRequest><TransactionId>${call.code}</TransactionId><PaymentId>${call.paymentId}</PaymentId><PaymentDate>${day}.${month}.${year} ${date.slice(11, 19)}</PaymentDate><Amount>${call.amount}</Amount><CardType>VISA</CardType><Status>${call.status}</Status><Reason></Reason></ConfirmRequest>`;
  const signature = createSign('RSA-SHA1').update(`ConfirmRequest=${xml}`, 'utf8').sign(privateKey, 'base64');
  return { ConfirmRequest: xml, signature };
}

export const newPaymentId = (): string =>
  String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12);

/**
 * Registers Cartu Bank's card page, as far as a merchant uses it: a posted form, followed by signed calls to the
 * merchant's callback address.
 */
export function installCartuBank(
  app: FastifyInstance,
  bank: { keys: BankKeys; callbackUrl: () => string; isAllowedReturnUrl: (url: string) => boolean },
): void {
  async function sendConfirmation(confirmation: CartuCall): Promise<boolean> {
    const body = new URLSearchParams(signConfirmation(confirmation, bank.keys.privateKey));
    const response = await fetch(bank.callbackUrl(), { method: 'POST', body }).catch(() => undefined);
    return response?.ok === true && (await response.text()).includes('<Status>ACCEPTED</Status>');
  }

  /**
   * Checks with the merchant (status C) before it charges (status Y). If the merchant declines, nothing is charged
   * (status N).
   */
  async function charge(code: string, amount: number, times = 1): Promise<void> {
    const paymentId = newPaymentId();
    if (!(await sendConfirmation({ code, paymentId, amount, status: 'C' }))) {
      await sendConfirmation({ code, paymentId, amount, status: 'N' });
      return;
    }
    for (let time = 0; time < times; time += 1)
      await sendConfirmation({ code, paymentId, amount, status: 'Y' });
  }

  async function applyChoice(choice: SandboxChoice, code: string, amount: number): Promise<void> {
    switch (choice) {
      case 'paid':
        return charge(code, amount);
      case 'thrice':
        return charge(code, amount, 3);
      case 'twice':
        await charge(code, amount);
        await sendConfirmation({ code, paymentId: newPaymentId(), amount, status: 'Y' });
        return;
      case 'wrong_amount':
        await sendConfirmation({ code, paymentId: newPaymentId(), amount: amount + 100, status: 'Y' });
        return;
      case 'refused':
        await sendConfirmation({ code, paymentId: newPaymentId(), amount, status: 'N' });
        return;
      case 'late':
        setTimeout(() => void charge(code, amount), lateDelayMs).unref();
        return;
      case 'abandoned':
        return;
    }
  }

  const withoutCsrf = { config: { csrf: false } };

  app.post('/sandbox/cartu/pay', withoutCsrf, async (request, reply) => {
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    const order = readOrder(request.body, bank.isAllowedReturnUrl);
    if (!order) return reply.code(400).send(writeNotice(text.titles.cartu, text.bad));
    const { PurchaseDesc = '', PurchaseAmt = '' } = order;
    return writeChoicePage({
      title: text.titles.cartu,
      amount: PurchaseAmt,
      code: PurchaseDesc,
      action: '/sandbox/cartu/choose',
      hidden: order,
    });
  });

  app.post('/sandbox/cartu/choose', withoutCsrf, async (request, reply) => {
    const order = readOrder(request.body, bank.isAllowedReturnUrl);
    const choice = (request.body as Record<string, unknown> | null)?.choice;
    if (!order || !isChoice(choice))
      return reply
        .code(400)
        .header('content-type', 'text/html; charset=utf-8')
        .send(writeNotice(text.titles.cartu, text.bad));
    await applyChoice(choice, order.PurchaseDesc ?? '', parseGel(order.PurchaseAmt ?? '') ?? 0);
    return reply.redirect(order.MerchantURL ?? '/', 303);
  });
}

const fieldNames = [
  'PurchaseDesc',
  'PurchaseAmt',
  'CountryCode',
  'CurrencyCode',
  'MerchantName',
  'MerchantURL',
  'MerchantCity',
  'MerchantID',
  'xDDDSProxy.Language',
];

/** Parses the payment form; undefined if a field is invalid. */
function readOrder(
  body: unknown,
  isAllowedReturnUrl: (url: string) => boolean,
): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const form = body as Record<string, unknown>;
  const order: Record<string, string> = {};
  for (const name of fieldNames) if (typeof form[name] === 'string') order[name] = form[name];
  const isValid =
    /^[\x21-\x7e]{1,32}$/.test(order.PurchaseDesc ?? '') &&
    /^\d{1,7}\.\d{2}$/.test(order.PurchaseAmt ?? '') &&
    order.CountryCode === '268' &&
    order.CurrencyCode === '981' &&
    order.MerchantID === merchantId &&
    isAllowedReturnUrl(order.MerchantURL ?? '');
  return isValid ? order : undefined;
}

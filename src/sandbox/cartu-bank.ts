import { createSign, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type SandboxChoice, sandboxWords as say } from '#shared/language/ka/sandbox.ts';
import { parseGel } from '#shared/money/tetri.ts';
import type { BankKeys } from './keys.ts';
import { isChoice, writeChoicePage, writeNotice } from './page.ts';

export const merchantId = '000000000000001-00000001';
export const lateMs = 15_000;

export type CartuStatus = 'C' | 'Y' | 'N' | 'U';

export interface CartuCall {
  readonly code: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly status: CartuStatus;
}

/** The confirmation as the bank sends it: the xml and its signature. */
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

/** Cartu Bank's card page as far as a merchant sees it: a posted form, then signed calls to the merchant's address. */
export function installCartuBank(
  app: FastifyInstance,
  bank: { keys: BankKeys; callbackUrl: () => string; mayReturnTo: (url: string) => boolean },
): void {
  async function call(told: CartuCall): Promise<boolean> {
    const body = new URLSearchParams(signConfirmation(told, bank.keys.privateKey));
    const answer = await fetch(bank.callbackUrl(), { method: 'POST', body }).catch(() => undefined);
    return answer?.ok === true && (await answer.text()).includes('<Status>ACCEPTED</Status>');
  }

  /** Asks first, charges then; a merchant that declines is not charged for. */
  async function charge(code: string, amount: number, times = 1): Promise<void> {
    const paymentId = newPaymentId();
    if (!(await call({ code, paymentId, amount, status: 'C' }))) {
      await call({ code, paymentId, amount, status: 'N' });
      return;
    }
    for (let time = 0; time < times; time += 1) await call({ code, paymentId, amount, status: 'Y' });
  }

  async function act(choice: SandboxChoice, code: string, amount: number): Promise<void> {
    switch (choice) {
      case 'paid':
        return charge(code, amount);
      case 'thrice':
        return charge(code, amount, 3);
      case 'twice':
        await charge(code, amount);
        await call({ code, paymentId: newPaymentId(), amount, status: 'Y' });
        return;
      case 'wrong_amount':
        await call({ code, paymentId: newPaymentId(), amount: amount + 100, status: 'Y' });
        return;
      case 'refused':
        await call({ code, paymentId: newPaymentId(), amount, status: 'N' });
        return;
      case 'late':
        setTimeout(() => void charge(code, amount), lateMs).unref();
        return;
      case 'abandoned':
        return;
    }
  }

  const byPayer = { config: { csrf: false } };

  app.post('/sandbox/cartu/pay', byPayer, async (request, reply) => {
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    const order = readOrder(request.body, bank.mayReturnTo);
    if (!order) return reply.code(400).send(writeNotice(say.titles.cartu, say.bad));
    const { PurchaseDesc = '', PurchaseAmt = '' } = order;
    return writeChoicePage({
      title: say.titles.cartu,
      amount: PurchaseAmt,
      code: PurchaseDesc,
      action: '/sandbox/cartu/choose',
      hidden: order,
    });
  });

  app.post('/sandbox/cartu/choose', byPayer, async (request, reply) => {
    const order = readOrder(request.body, bank.mayReturnTo);
    const choice = (request.body as Record<string, unknown> | null)?.choice;
    if (!order || !isChoice(choice))
      return reply
        .code(400)
        .header('content-type', 'text/html; charset=utf-8')
        .send(writeNotice(say.titles.cartu, say.bad));
    await act(choice, order.PurchaseDesc ?? '', parseGel(order.PurchaseAmt ?? '') ?? 0);
    return reply.redirect(order.MerchantURL ?? '/', 303);
  });
}

const names = [
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

/** The form of a payment, when it is one this bank takes. */
function readOrder(body: unknown, mayReturnTo: (url: string) => boolean): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const form = body as Record<string, unknown>;
  const order: Record<string, string> = {};
  for (const name of names) if (typeof form[name] === 'string') order[name] = form[name];
  const isWhole =
    /^[\x21-\x7e]{1,32}$/.test(order.PurchaseDesc ?? '') &&
    /^\d{1,7}\.\d{2}$/.test(order.PurchaseAmt ?? '') &&
    order.CountryCode === '268' &&
    order.CurrencyCode === '981' &&
    order.MerchantID === merchantId &&
    mayReturnTo(order.MerchantURL ?? '');
  return isWhole ? order : undefined;
}

import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/account-client.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';
import { operatorBecause } from '../desks/payment-operations.service.ts';

let time = Date.parse('2026-11-21T10:00:00Z');
let paying: Paying;
let payer: { bearer: string; id: number };

beforeAll(async () => {
  paying = await buildPayingPortal(() => time);
}, 60_000);
afterAll(() => paying.close());
beforeEach(async () => {
  payer = await paying.join();
  paying.alarms.length = 0;
});
afterEach(async () => expect(await paying.audit()).toBe(0));

const topUp = () => paying.startCartu(payer.bearer, { value: '25.00' });

describe('a payment by card', () => {
  it("starts with the bank's form and a pending operation", async () => {
    const { status, body } = await paying.pay('cartu/form', { value: '25.5' }, payer.bearer);
    expect(status).toBe(200);
    const { params } = body as { params: Record<string, string> };
    expect(Object.keys(params)).toEqual([
      'PurchaseDesc',
      'PurchaseAmt',
      'CountryCode',
      'CurrencyCode',
      'MerchantName',
      'MerchantURL',
      'MerchantCity',
      'MerchantID',
      'language',
    ]);
    expect(params.PurchaseAmt).toBe('25.50');
    expect(params.PurchaseDesc).toMatch(/^[\x21-\x7e]{1,32}$/);
    expect(await paying.operations(payer.id)).toEqual([
      {
        kind: 'topup',
        method: 'cartu',
        amount: '2550',
        paid: '2550',
        status: 'pending',
        balance_after: null,
      },
    ]);
    expect(await paying.balance(payer.id)).toBe(0);
  });

  it('with a code that no database stores is unreadable', async () => {
    const code = await topUp();
    expect(await paying.cartuCalls(`${code}\0`, 'Y')).toEqual({ status: 400, verdict: '' });
    expect(paying.alarms).toEqual(['unreadable']);
  });

  it('is credited once, however often the bank confirms it, by GET and POST', async () => {
    const code = await topUp();
    const paymentId = '123456789012';
    expect(await paying.cartuCalls(code, 'C', { paymentId })).toEqual({ status: 200, verdict: 'ACCEPTED' });
    expect(await paying.stateOf(code)).toBe('checked');
    const told = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        paying.cartuCalls(code, 'Y', { paymentId, as: at % 2 ? 'GET' : 'POST' }),
      ),
    );
    expect(told.every(({ verdict }) => verdict === 'ACCEPTED')).toBe(true);
    expect(await paying.balance(payer.id)).toBe(2500);
    expect(await paying.operations(payer.id)).toMatchObject([
      { kind: 'topup', amount: '2500', paid: '2500', status: 'done', balance_after: '2500' },
    ]);
    const mails = await paying.db
      .selectFrom('mail')
      .selectAll()
      .where('kind', '=', 'payment_received')
      .execute();
    expect(mails.filter(({ account_id }) => account_id === payer.id)).toHaveLength(1);
  });

  it('is credited without a prior check, and after it counted as failed', async () => {
    const [direct, late] = [await topUp(), await topUp()];
    expect((await paying.cartuCalls(direct, 'Y')).verdict).toBe('ACCEPTED');
    expect((await paying.cartuCalls(late, 'N')).verdict).toBe('DECLINED');
    expect(await paying.stateOf(late)).toBe('failed');
    expect((await paying.cartuCalls(late, 'Y')).verdict).toBe('ACCEPTED');
    expect(await paying.balance(payer.id)).toBe(5000);
  });

  it('is not undone by a late failure', async () => {
    const code = await topUp();
    await paying.cartuCalls(code, 'Y');
    expect((await paying.cartuCalls(code, 'N')).verdict).toBe('DECLINED');
    expect((await paying.cartuCalls(code, 'C')).verdict).toBe('DECLINED');
    expect((await paying.cartuCalls(code, 'U')).verdict).toBe('DECLINED');
    expect(await paying.balance(payer.id)).toBe(2500);
    expect(paying.alarms).toEqual(['late_failure']);
  });

  it('that is charged twice at the bank is credited once, with an alarm', async () => {
    const code = await topUp();
    await paying.cartuCalls(code, 'Y', { paymentId: '1' });
    await paying.cartuCalls(code, 'Y', { paymentId: '2' });
    expect(await paying.balance(payer.id)).toBe(2500);
    expect(paying.alarms).toEqual(['paid_twice']);
  });

  it('with another amount, an unknown order or a wrong signature is stored and refused, with an alarm if the bank signed it', async () => {
    const code = await topUp();
    const { privateKey: strange } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    expect((await paying.cartuCalls(code, 'C', { amount: 2501 })).verdict).toBe('DECLINED');
    expect((await paying.cartuCalls(code, 'Y', { amount: 100 })).verdict).toBe('DECLINED');
    expect((await paying.cartuCalls('f'.repeat(20), 'Y')).verdict).toBe('DECLINED');
    expect(await paying.cartuCalls(code, 'Y', { privateKey: strange })).toEqual({ status: 400, verdict: '' });
    const altered = { alter: (xml: string) => xml.replace('>N<', '>Y<') };
    expect(await paying.cartuCalls(code, 'N', altered)).toEqual({ status: 400, verdict: '' });
    expect(await paying.balance(payer.id)).toBe(0);
    expect(paying.alarms).toEqual(['wrong_amount', 'wrong_amount', 'unknown_order']);
    const kept = await paying.db
      .selectFrom('payment_event')
      .select(['is_signed', 'outcome'])
      .where('order_code', '=', code)
      .orderBy('id')
      .execute();
    expect(kept).toEqual([
      { is_signed: true, outcome: 'wrong_amount' },
      { is_signed: true, outcome: 'wrong_amount' },
      { is_signed: false, outcome: null },
      { is_signed: false, outcome: null },
    ]);
  });

  it('is handled among many forged calls, which are hardly stored and raise no alarm', async () => {
    const code = await topUp();
    const listForged = () =>
      paying.db.selectFrom('payment_event').select('raw').where('is_signed', '=', false).execute();
    const forge = async (remoteAddress: string, text = 'x') => {
      const url = '/payment/cartu/callback/';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = `ConfirmRequest=${text}${Math.random()}&signature=x`;
      return (await paying.portal.app.inject({ method: 'POST', url, headers, payload, remoteAddress }))
        .statusCode;
    };
    time += 3_600_000;
    await paying.db.deleteFrom('payment_event').where('is_signed', '=', false).execute();
    for (let one = 0; one < 15; one += 1) expect(await forge('192.0.2.7')).toBe(400);
    expect(await listForged()).toHaveLength(10);
    expect(await forge('192.0.2.8', 'x'.repeat(60_000))).toBe(400);
    expect((await listForged()).map(({ raw }) => raw.length).sort((one, other) => other - one)[0]).toBe(
      4_096,
    );
    for (let one = 0; one < 60; one += 1) await forge(`198.51.100.${one}`);
    expect(await listForged()).toHaveLength(50);
    expect(paying.alarms).toEqual([]);
    expect(await paying.portal.context.metrics.text()).toMatch(
      /salbuni_unsigned_bank_calls_total\{bank="cartu"\} \d\d/,
    );
    expect((await paying.cartuCalls(code, 'Y')).verdict).toBe('ACCEPTED');
    expect(await paying.balance(payer.id)).toBe(2500);
    time += 3_600_000;
    await forge('192.0.2.7');
    expect(await listForged()).toHaveLength(51);
  });

  it('is hardly stored when many forged calls come at once', async () => {
    time += 3_600_000;
    await paying.db.deleteFrom('payment_event').where('is_signed', '=', false).execute();
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, one) =>
        paying.portal.app.inject({
          method: 'POST',
          url: '/payment/cartu/callback/',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `ConfirmRequest=at once ${one}&signature=x`,
          remoteAddress: `203.0.${one}.1`,
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    const stored = await paying.db
      .selectFrom('payment_event')
      .select('id')
      .where('is_signed', '=', false)
      .execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length).toBeLessThanOrEqual(50);
  });

  it('without a PaymentId is credited, with an alarm: a second charge would not be noticed', async () => {
    const code = await topUp();
    expect((await paying.cartuCalls(code, 'Y', { paymentId: '' })).verdict).toBe('ACCEPTED');
    expect(await paying.balance(payer.id)).toBe(2500);
    expect(paying.alarms).toEqual(['unexpected_state']);
  });

  it('refuses XML with a document type or an ambiguous order', async () => {
    const code = await topUp();
    const bomb = (xml: string) => `<!DOCTYPE x [<!ENTITY y "z">]>${xml}`;
    expect((await paying.cartuCalls(code, 'Y', { alter: bomb })).status).toBe(400);
    expect(await paying.balance(payer.id)).toBe(0);
  });

  it('without an answer is listed for the operator, who settles it by hand', async () => {
    const code = await topUp();
    await paying.portal.context.money.polling.markUnanswered();
    expect(await paying.stateOf(code)).toBe('redirected');
    time += 61 * 60_000;
    await paying.portal.context.money.polling.markUnanswered();
    const { operations } = paying.portal.context.money;
    expect((await operations.listUnanswered()).map((order) => order.code)).toContain(code);
    expect(await paying.operations(payer.id)).toMatchObject([{ status: 'failed' }]);
    await operations.settleByHand(code, operatorBecause('statement of 21 November'));
    expect(await paying.balance(payer.id)).toBe(2500);
    await operations.refund(code, undefined, operatorBecause('asked by mail'));
    expect([await paying.balance(payer.id), await paying.stateOf(code)]).toEqual([0, 'refunded']);
    await expect(operations.refund(code, undefined, operatorBecause('again'))).rejects.toMatchObject({
      code: 'not_refundable',
    });
  });
});

describe('the form of a payment', () => {
  it('reports errors at their fields', async () => {
    const pkg = await paying.makeService('pkg', 3000, 3);
    const ask = String(await paying.makeService('ask', 1250));
    const refused: [Record<string, string>, string, string][] = [
      [{}, 'value', 'required'],
      ...['0.99', '5000.01', '-5', '1,50', '10.005', 'abc', '1e3'].map(
        (value): [Record<string, string>, string, string] => [{ value }, 'value', 'amount'],
      ),
      [{ operation: 'steal', value: '5' }, 'operation', 'invalid'],
      [{ operation: 'pkg' }, 'service', 'required'],
      [{ operation: 'pkg', service: '999999' }, 'service', 'invalid'],
      [{ operation: 'pkg', service: ask }, 'service', 'invalid'],
      [{ operation: 'pkg', service: String(pkg), value: '29.99' }, '__all__', 'wrong_amount'],
      [{ operation: 'ask', service: ask }, 'question', 'required'],
      [{ operation: 'ask', service: ask, question: '999999' }, 'question', 'invalid'],
      [{ operation: 'ask', service: ask, question: 'x' }, 'question', 'invalid'],
    ];
    for (const [values, field, code] of refused) {
      const reply = await paying.pay('cartu/form', values, payer.bearer);
      expect([reply.status, codeOf(reply, field)], JSON.stringify(values)).toEqual([400, code]);
    }
    const fine = await paying.pay(
      'cartu/form',
      { operation: 'pkg', service: String(pkg), value: '30' },
      payer.bearer,
    );
    expect(fine.status).toBe(200);
  });

  it('requires sign-in, a CSRF token and POST', async () => {
    expect((await paying.pay('cartu/form', { value: '5' }, 'nonsense')).status).toBe(401);
    const bare = await paying.portal.app.inject({ method: 'POST', url: '/payment/cartu/form/', payload: {} });
    expect(bare.statusCode).toBe(403);
    for (const path of ['cartu/form', 'bog/form', 'balance/billing'])
      expect((await paying.portal.app.inject(`/payment/${path}/`)).statusCode).toBe(405);
  });
});

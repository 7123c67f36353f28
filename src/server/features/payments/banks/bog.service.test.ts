import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const topUp = () => paying.startBog(payer.bearer, { value: '25.00' });
const poll = () => paying.portal.context.money.polling.pollDue();
const minutes = (count: number) => {
  time += count * 60_000;
};

describe('a payment at Bank of Georgia', () => {
  it('is credited once for three equal callbacks', async () => {
    const { code, bankId } = await topUp();
    await paying.chooseAtBog(bankId, 'thrice');
    expect(await paying.stateOf(code)).toBe('paid');
    expect(await paying.balance(payer.id)).toBe(2500);
  });

  it('is credited by polling at the planned times when no callback arrives', async () => {
    const { code, bankId } = await topUp();
    const { bog } = paying.sandbox.keys;
    expect(bog.publicKey).toContain('PUBLIC KEY');
    await paying.chooseAtBog(bankId, 'wrong_amount');
    expect(paying.alarms).toEqual(['wrong_amount']);
    const nextPoll = async () =>
      (
        await paying.db
          .selectFrom('payment_order')
          .select('next_poll_at')
          .where('code', '=', code)
          .executeTakeFirstOrThrow()
      ).next_poll_at;
    const begun = time;
    const planned: number[] = [];
    for (let poll_ = 0; poll_ < 7; poll_ += 1) {
      const at = (await nextPoll())?.getTime() ?? 0;
      planned.push((at - begun) / 60_000);
      time = at;
      await poll();
    }
    expect(planned).toEqual([1, 2, 5, 15, 30, 90, 150]);
    expect(await paying.balance(payer.id)).toBe(0);
  });

  it('that was cancelled is refused, and expires when the bank never reports it', async () => {
    const [refused, abandoned] = [await topUp(), await topUp()];
    await paying.chooseAtBog(refused.bankId, 'refused');
    expect(await paying.stateOf(refused.code)).toBe('failed');
    await paying.chooseAtBog(abandoned.bankId, 'abandoned');
    minutes(26 * 60);
    await poll();
    expect(await paying.stateOf(abandoned.code)).toBe('expired');
    expect((await paying.operations(payer.id)).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await paying.bogCalls({ code: abandoned.code, id: abandoned.bankId })).toBe(200);
    expect(await paying.balance(payer.id)).toBe(2500);
  });

  it('is credited only with a valid signature and a matching amount, currency and order', async () => {
    const { code, bankId } = await topUp();
    const order = { code, id: bankId };
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    expect(await paying.bogCalls(order, undefined, privateKey)).toBe(400);
    expect(await paying.bogCalls({ ...order, amount: 2501 })).toBe(200);
    expect(await paying.bogCalls({ ...order, id: 'another' })).toBe(200);
    expect(await paying.bogCalls({ ...order, code: 'a'.repeat(20) })).toBe(200);
    const inDollars = (receipt: Record<string, unknown>) => ({
      ...receipt,
      purchase_units: { request_amount: '25.00', transfer_amount: '25.00', currency_code: 'USD' },
    });
    expect(await paying.bogCalls(order, inDollars)).toBe(200);
    expect(await paying.bogCalls(order, () => ({ nonsense: true }))).toBe(200);
    expect(await paying.balance(payer.id)).toBe(0);
    expect(paying.alarms).toEqual([
      'wrong_amount',
      'unknown_order',
      'unknown_order',
      'wrong_currency',
      'unreadable',
    ]);
  });

  it('with a code that no database stores is unreadable, and answered all the same', async () => {
    const { code, bankId } = await topUp();
    expect(await paying.bogCalls({ code: `${code}\0`, id: bankId })).toBe(200);
    expect(await paying.bogCalls({ code, id: `${bankId}\0` })).toBe(200);
    expect(paying.alarms).toEqual(['unreadable', 'unreadable']);
  });

  it('of which the bank gives back more than was paid is refunded once, with an alarm', async () => {
    const { code, bankId } = await topUp();
    const refunded = { code, id: bankId, state: 'refunded', refunded: 5000 } as const;
    for (const told of [{ code, id: bankId }, refunded, refunded]) await paying.bogCalls(told);
    expect([await paying.stateOf(code), await paying.balance(payer.id)]).toEqual(['refunded', 0]);
    expect(paying.alarms).toEqual(['unexpected_state']);
  });

  it('with a discount of the bank is credited in full', async () => {
    const { code, bankId } = await topUp();
    const units = { request_amount: '25.00', transfer_amount: '24.10', currency_code: 'GEL' };
    await paying.bogCalls({ code, id: bankId }, (receipt) => ({ ...receipt, purchase_units: units }));
    expect(await paying.balance(payer.id)).toBe(2500);
    const { amount } = await paying.db
      .selectFrom('ledger_entry')
      .innerJoin('ledger_account', 'ledger_account.id', 'ledger_account_id')
      .select('ledger_entry.amount')
      .where('name', '=', 'discount')
      .orderBy('transaction_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(amount).toBe('-90');
  });

  it('is refunded as far as the wallet covers it, partially and in full, in any order', async () => {
    const { code, bankId } = await topUp();
    const order = { code, id: bankId };
    await paying.bogCalls({ ...order, state: 'refunded_partially', refunded: 500 });
    expect([await paying.balance(payer.id), await paying.stateOf(code)]).toEqual([
      2000,
      'partially_refunded',
    ]);
    await paying.bogCalls({ ...order, state: 'completed' });
    await paying.bogCalls({ ...order, state: 'refunded_partially', refunded: 500 });
    expect(await paying.balance(payer.id)).toBe(2000);
    const pkg = await paying.makeService('pkg', 1500, 3);
    await paying.pay('balance/billing', { operation: 'pkg', service: String(pkg) }, payer.bearer);
    await paying.bogCalls({ ...order, state: 'refunded', refunded: 2500 });
    expect([await paying.balance(payer.id), await paying.stateOf(code)]).toEqual([0, 'refunded']);
    expect(paying.alarms).toEqual(['refund_not_covered']);
    expect(await paying.operations(payer.id)).toMatchObject([
      { kind: 'topup', amount: '2500' },
      { kind: 'refund', amount: '-500', balance_after: '2000' },
      { kind: 'package', amount: '-1500', balance_after: '500' },
      { kind: 'refund', amount: '-500', paid: '2000', balance_after: '0' },
    ]);
  });

  it('with a pending refund is polled until the refund is done', async () => {
    const { code, bankId } = await topUp();
    await paying.chooseAtBog(bankId, 'paid');
    const pending = (receipt: Record<string, unknown>) => ({
      ...receipt,
      order_status: { key: 'refund_requested', value: '' },
    });
    await paying.bogCalls({ code, id: bankId }, pending);
    expect([await paying.stateOf(code), await paying.balance(payer.id)]).toEqual(['refund_pending', 2500]);
    minutes(2);
    await poll();
    const { next_poll_at } = await paying.db
      .selectFrom('payment_order')
      .select('next_poll_at')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect([await paying.stateOf(code), next_poll_at?.getTime()]).toEqual([
      'refund_pending',
      time + 3_600_000,
    ]);
    await paying.portal.app.inject({
      method: 'POST',
      url: '/sandbox/bog/give-back',
      payload: { order_id: bankId },
    });
    expect([await paying.stateOf(code), await paying.balance(payer.id)]).toEqual(['refunded', 0]);
  });

  it('is refunded by the operator through the bank', async () => {
    const { code, bankId } = await topUp();
    await paying.chooseAtBog(bankId, 'paid');
    await paying.portal.context.money.operations.refund(code, undefined, operatorBecause('asked by mail'));
    expect([await paying.balance(payer.id), await paying.stateOf(code)]).toEqual([0, 'refunded']);
  });

  it('for a package gives the package, and voids it with the refund', async () => {
    const service = await paying.makeService('pkg', 2500, 3);
    const { code, bankId } = await paying.startBog(payer.bearer, {
      operation: 'pkg',
      service: String(service),
    });
    await paying.chooseAtBog(bankId, 'paid');
    const held = () =>
      paying.db
        .selectFrom('userpackage')
        .select(['questions_left', 'status'])
        .where('account_id', '=', payer.id)
        .execute();
    expect(await held()).toEqual([{ questions_left: 3, status: 'active' }]);
    expect(await paying.operations(payer.id)).toMatchObject([
      { kind: 'package', amount: '0', paid: '2500', status: 'done' },
    ]);
    await paying.bogCalls({ code, id: bankId, state: 'refunded', refunded: 2500 });
    expect(await held()).toEqual([{ questions_left: 0, status: 'refunded' }]);
    expect(await paying.balance(payer.id)).toBe(0);
  });

  it('for a question opens it; a second payment for it goes to the balance', async () => {
    const service = String(await paying.makeService('ask', 2500));
    const question = await paying.makeQuestion(payer.id, Number(service));
    const values = { operation: 'ask', service, question: String(question) };
    const [first, second] = [
      await paying.startBog(payer.bearer, values),
      await paying.startBog(payer.bearer, values),
    ];
    await Promise.all([first, second].map(({ bankId }) => paying.chooseAtBog(bankId, 'paid')));
    const { status } = await paying.db
      .selectFrom('question')
      .select('status')
      .where('id', '=', question)
      .executeTakeFirstOrThrow();
    expect(status).toBe('open');
    expect(await paying.balance(payer.id)).toBe(2500);
    const kinds = (await paying.operations(payer.id)).map(({ kind, amount, status: how }) => [
      kind,
      amount,
      how,
    ]);
    expect(kinds.sort()).toEqual([
      ['question', '0', 'held'],
      ['topup', '2500', 'done'],
    ]);
    const shown = await Promise.all(
      [first, second].map(async ({ code }) => {
        const headers = { authorization: `Bearer ${payer.bearer}` };
        const answer = await paying.portal.app.inject({ url: `/api/payment/state/?order=${code}`, headers });
        return [answer.json().operation, answer.json().question];
      }),
    );
    expect(shown.sort()).toEqual([
      ['question', question],
      ['topup', question],
    ]);
  });

  it('for an unanswered question is refunded and the question refused', async () => {
    const service = String(await paying.makeService('ask', 2500));
    const question = await paying.makeQuestion(payer.id, Number(service));
    const { code, bankId } = await paying.startBog(payer.bearer, {
      operation: 'ask',
      service,
      question: String(question),
    });
    await paying.chooseAtBog(bankId, 'paid');
    await paying.bogCalls({ code, id: bankId, state: 'refunded', refunded: 2500 });
    const row = await paying.db
      .selectFrom('question')
      .select('status')
      .where('id', '=', question)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('refused');
    expect(await paying.balance(payer.id)).toBe(0);
  });

  it('has its state on the return page, for its payer only', async () => {
    const { code, bankId } = await topUp();
    const stateFor = async (bearer: string, query = `?order=${code}`) => {
      const answer = await paying.portal.app.inject({
        url: `/api/payment/state/${query}`,
        headers: { authorization: `Bearer ${bearer}` },
      });
      return [answer.statusCode, answer.json().status];
    };
    expect(await stateFor(payer.bearer)).toEqual([200, 'waiting']);
    const back = await paying.portal.app.inject(`/payment/bog/return/?order=${code}`);
    expect([back.statusCode, back.headers.location]).toEqual([303, `/authentication/payment/?order=${code}`]);
    await paying.chooseAtBog(bankId, 'paid');
    expect(await stateFor(payer.bearer)).toEqual([200, 'paid']);
    const other = await paying.join();
    expect((await stateFor(other.bearer))[0]).toBe(404);
    // A truncated code matches no payment, not even the newest.
    expect((await stateFor(payer.bearer, `?order=${code.slice(1)}`))[0]).toBe(404);
    expect((await stateFor(payer.bearer, '?order='))[0]).toBe(404);
  });

  it('is the newest one where the address names none', async () => {
    const headers = { authorization: `Bearer ${payer.bearer}` };
    const request = { url: '/api/payment/state/', headers };
    const newest = async () => (await paying.portal.app.inject(request)).json().order;
    expect(await newest()).toBeUndefined();
    const first = await paying.startBog(payer.bearer, { value: '5.00' });
    expect(await newest()).toBe(first.code);
    const second = await paying.startBog(payer.bearer, { value: '7.00' });
    expect(await newest()).toBe(second.code);
  });
});

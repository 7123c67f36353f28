import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/account-client.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';
import { createIdempotencyRepository } from './idempotency.repository.ts';

let paying: Paying;
let payer: { bearer: string; id: number };
let ask = '';

beforeAll(async () => {
  paying = await buildPayingPortal();
  ask = String(await paying.makeService('ask', 1250));
}, 60_000);
afterAll(() => paying.close());
beforeEach(async () => {
  payer = await paying.join();
});
afterEach(async () => expect(await paying.audit()).toBe(0));

const fill = async (amount: string) => {
  const code = await paying.startCartu(payer.bearer, { value: amount });
  await paying.cartuCalls(code, 'Y', { amount: Math.round(Number(amount) * 100) });
};
const bill = (values: Record<string, string>, key?: string, bearer = payer.bearer) =>
  paying.pay('balance/billing', values, bearer, key);
const questionValues = async (accountId = payer.id) => ({
  operation: 'ask',
  service: ask,
  question: String(await paying.makeQuestion(accountId, Number(ask))),
});

describe('paying from the balance', () => {
  it('holds the price of a question once', async () => {
    await fill('20.00');
    const values = await questionValues();
    expect(await bill(values)).toMatchObject({ status: 200, body: { balance: '7.50' } });
    const again = await bill(values);
    expect([again.status, codeOf(again)]).toEqual([409, 'not_payable']);
    expect(await paying.operations(payer.id)).toMatchObject([
      { kind: 'topup' },
      {
        kind: 'question',
        method: 'balance',
        amount: '-1250',
        paid: '1250',
        status: 'held',
        balance_after: '750',
      },
    ]);
  });

  it('is refused where the balance is too low, and changes nothing', async () => {
    await fill('12.49');
    const values = await questionValues();
    const refused = await bill(values);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'insufficient_funds']);
    const { status } = await paying.db
      .selectFrom('question')
      .select('status')
      .where('id', '=', Number(values.question))
      .executeTakeFirstOrThrow();
    expect([status, await paying.balance(payer.id)]).toEqual(['awaiting_payment', 1249]);
  });

  it('buys a package, whose questions can be used without a service', async () => {
    const pkg = String(await paying.makeService('pkg', 2000, 2));
    await fill('20.00');
    const { service: _, ...values } = await questionValues();
    const early = await bill(values);
    expect([early.status, codeOf(early)]).toEqual([400, 'no_package']);
    expect((await bill({ operation: 'pkg', service: pkg })).body).toMatchObject({ balance: '0.00' });
    expect((await bill(values)).status).toBe(200);
    const { service: __, ...next } = await questionValues();
    expect((await bill(next)).status).toBe(200);
    const { service: ___, ...third } = await questionValues();
    expect(codeOf(await bill(third))).toBe('no_package');
  });

  it('never overdraws in 200 concurrent calls', async () => {
    await fill('100.00');
    const values = await Promise.all(Array.from({ length: 200 }, () => questionValues()));
    const replies = await Promise.all(values.map((one) => bill(one)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
    expect(await paying.balance(payer.id)).toBe(0);
  }, 60_000);

  it("neither pays nor reveals another user's question", async () => {
    await fill('20.00');
    const other = await paying.join();
    const values = await questionValues(other.id);
    for (const path of ['balance/billing', 'cartu/form', 'bog/form']) {
      const refused = await paying.pay(path, values, payer.bearer);
      const unknown = await paying.pay(path, { ...values, question: '999999' }, payer.bearer);
      expect([refused.status, refused.body], path).toEqual([400, unknown.body]);
    }
    expect(await paying.balance(payer.id)).toBe(2000);
  });
});

describe('a call with an Idempotency-Key', () => {
  it('sent a hundred times concurrently charges once and gets one answer', async () => {
    await fill('50.00');
    const pkg = String(await paying.makeService('pkg', 1000, 2));
    const key = crypto.randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => bill({ operation: 'pkg', service: pkg }, key)),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await paying.balance(payer.id)).toBe(4000);
  }, 60_000);

  it('creates one order at each bank', async () => {
    for (const bank of ['cartu', 'bog']) {
      const key = crypto.randomUUID();
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => paying.pay(`${bank}/form`, { value: '5' }, payer.bearer, key)),
      );
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(replies[0]?.status).toBe(200);
    }
    expect(await paying.operations(payer.id)).toHaveLength(2);
  });

  it('stores a refusal, and refuses the key for other calls', async () => {
    const pkg = String(await paying.makeService('pkg', 1000, 2));
    const values = { operation: 'pkg', service: pkg };
    expect(codeOf(await bill(values, 'k'))).toBe('insufficient_funds');
    await fill('20.00');
    expect(codeOf(await bill(values, 'k'))).toBe('insufficient_funds');
    const mismatch = await bill({ ...values, service: ask }, 'k');
    expect([mismatch.status, codeOf(mismatch)]).toEqual([409, 'idempotency_mismatch']);
    expect((await bill(values, 'another')).status).toBe(200);
    expect(codeOf(await bill(values, 'x'.repeat(65)))).toBe('bad_key');
  });

  it('whose first attempt died or is slow is charged once', async () => {
    await fill('20.00');
    const pkg = String(await paying.makeService('pkg', 1000, 2));
    const key = crypto.randomUUID();
    const values = { operation: 'pkg', service: pkg };
    const repository = createIdempotencyRepository(paying.db);
    const lost = { accountId: payer.id, key, until: new Date(Date.now() + 150) };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify(['balance', Object.entries(values).sort()]))
      .digest('hex');
    await repository.leaseKey(lost, { ...lost, fingerprint, at: new Date(), expiredBefore: new Date(0) });
    expect((await bill(values, key)).status).toBe(200);
    expect(await repository.saveAnswer(lost, 200, '{}')).toBe(false);
    expect(await paying.balance(payer.id)).toBe(1000);
  });

  it('is separate for each account', async () => {
    const other = await paying.join();
    const one = await paying.pay('cartu/form', { value: '5' }, payer.bearer, 'same');
    const two = await paying.pay('cartu/form', { value: '6' }, other.bearer, 'same');
    expect([one.status, two.status]).toEqual([200, 200]);
  });

  it('without an answer of the bank continues with the same order', async () => {
    const { bog } = paying.sandbox.settings;
    const key = crypto.randomUUID();
    const working = bog.apiUrl;
    (bog as { apiUrl: string }).apiUrl = 'http://127.0.0.1:9';
    const away = await paying.pay('bog/form', { value: '5' }, payer.bearer, key);
    (bog as { apiUrl: string }).apiUrl = working;
    expect([away.status, codeOf(away)]).toEqual([502, 'bank_unavailable']);
    expect((await paying.pay('bog/form', { value: '5' }, payer.bearer, key)).status).toBe(200);
    expect(await paying.operations(payer.id)).toHaveLength(1);
  });
});

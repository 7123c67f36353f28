import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, somebody } from '#tests/support/account-client.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';
import { operatorBecause } from './desks/payment-operations.service.ts';

let paying: Paying;
let payer: { bearer: string; id: number };
let other: { bearer: string; id: number };

beforeAll(async () => {
  paying = await buildPayingPortal();
  payer = await paying.join();
  other = await paying.join();
  const pkg = String(await paying.makeService('pkg', 1500, 3));
  const code = await paying.startCartu(payer.bearer, { value: '20.00' });
  await paying.cartuCalls(code, 'Y', { amount: 2000 });
  await paying.pay('balance/billing', { operation: 'pkg', service: pkg }, payer.bearer);
  await paying.startCartu(payer.bearer, { value: '7' });
}, 60_000);
afterAll(() => paying.close());

const ask = async (collection: string, bearer?: string, body: object = {}) => {
  const answer = await paying.portal.app.inject({
    method: 'POST',
    url: `/api/restql/${collection}/`,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe("an account's money", () => {
  it('is listed for its owner: the operations add up to the balance', async () => {
    const { body } = await ask('operation', payer.bearer, { sort: 'created_at' });
    expect(body.total).toBe(3);
    expect(body.operation).toMatchObject([
      {
        kind: 'topup',
        method: 'cartu',
        amount: '20.00',
        paid: '20.00',
        balance_after: '20.00',
        status: 'done',
      },
      {
        kind: 'package',
        method: 'balance',
        amount: '-15.00',
        paid: '15.00',
        balance_after: '5.00',
        status: 'done',
      },
      { kind: 'topup', amount: '7.00', balance_after: null, status: 'pending', currency: 'GEL' },
    ]);
    expect((await paying.client.verify(payer.bearer)).body.balance).toBe('5.00');
  });

  it('is listed for its owner: packages with their service', async () => {
    const { body } = await ask('userpackage', payer.bearer);
    expect(body.userpackage).toMatchObject([
      { service: { title: 'პაკეტი' }, questions_left: 3, status: 'active' },
    ]);
  });

  it('is visible to nobody else, whatever they query', async () => {
    for (const collection of ['operation', 'userpackage']) {
      expect((await ask(collection)).status).toBe(401);
      expect((await ask(collection, 'nonsense')).status).toBe(401);
      for (const find of [{}, { id: 1 }, { id: { $gt: 0 } }])
        expect((await ask(collection, other.bearer, { find })).body).toEqual({ [collection]: [], total: 0 });
    }
  });

  it('has public prices', async () => {
    const { body } = await ask('services', undefined, { find: { operation: 'pkg' } });
    expect(body.services).toMatchObject([
      { price: '15.00', currency: 'GEL', operation: 'pkg', questions_count: 3, valid_days: 30 },
    ]);
  });

  it("is part of the owner's data download, and prevents deleting the account", async () => {
    const { body } = await paying.client.post('/api/auth/my-data/', {}, { bearer: payer.bearer });
    expect(body).toMatchObject({
      operations: [{ amount: '20.00' }, { amount: '-15.00' }, { amount: '7.00' }],
      packages: [{ questions_left: 3 }],
    });
    const remove = () =>
      paying.client.post('/api/auth/delete/', { password: somebody.password }, { bearer: payer.bearer });
    const refused = await remove();
    expect([refused.status, codeOf(refused)]).toEqual([409, 'balance_left']);
    await paying.portal.context.money.operations.adjust(
      payer.id,
      -500,
      operatorBecause('paid out on request'),
    );
    expect((await remove()).status).toBe(200);
    expect(await paying.audit()).toBe(0);
  });

  it('that arrives for a deleted account is booked separately, with an alarm', async () => {
    const gone = await paying.join();
    const code = await paying.startCartu(gone.bearer, { value: '9' });
    await paying.client.post('/api/auth/delete/', { password: somebody.password }, { bearer: gone.bearer });
    paying.alarms.length = 0;
    expect((await paying.cartuCalls(code, 'Y', { amount: 900 })).verdict).toBe('ACCEPTED');
    expect(paying.alarms).toEqual(['paid_by_nobody']);
    expect(await paying.audit()).toBe(0);
  });
});

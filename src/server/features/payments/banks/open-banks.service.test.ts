import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountClient } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a bank without settings', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await buildPortal();
  }, 60_000);
  afterAll(() => portal.close());

  it('is not offered', async () => {
    expect((await portal.app.inject('/api/payment/banks/')).json()).toEqual({ banks: [] });
    expect((await portal.app.inject('/sandbox/bog/pay')).statusCode).toBe(404);
  });

  it('starts no payment, whatever is sent', async () => {
    const { access } = await createAccountClient(portal.app).join('payer@example.ge');
    const headers = {
      ...form,
      authorization: `Bearer ${access}`,
      cookie: `csrftoken=${'c'.repeat(43)}`,
      'x-csrftoken': 'c'.repeat(43),
    };
    for (const bank of ['cartu', 'bog'])
      for (const payload of ['value=25', 'value=no'])
        expect(
          (
            await portal.app.inject({ method: 'POST', url: `/payment/${bank}/form/`, headers, payload })
          ).json(),
        ).toMatchObject({
          error: { __all__: [{ code: 'bank_closed' }] },
        });
    expect(await portal.database.db.selectFrom('payment_order').selectAll().execute()).toEqual([]);
  });

  it('ignores callbacks and stores nothing of them', async () => {
    for (const bank of ['cartu', 'bog']) {
      const answer = await portal.app.inject({
        method: 'POST',
        url: `/payment/${bank}/callback/`,
        headers: form,
        payload: 'a=b',
      });
      expect([answer.statusCode, answer.json().error.__all__[0].code]).toEqual([400, 'bank_closed']);
    }
    expect(await portal.database.db.selectFrom('payment_event').selectAll().execute()).toEqual([]);
  });
});

describe('the sandbox of Bank of Georgia', () => {
  let paying: Paying;
  beforeAll(async () => {
    paying = await buildPayingPortal();
  }, 60_000);
  afterAll(() => paying.close());

  const order = (redirect: string, callback: string, token: string) =>
    paying.portal.app.inject({
      method: 'POST',
      url: '/sandbox/bog/payments/v1/ecommerce/orders',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        callback_url: callback,
        external_order_id: 'x',
        purchase_units: { total_amount: 1 },
        redirect_urls: { success: redirect, fail: redirect },
      },
    });
  const takeToken = async (clientId: string, clientSecret: string) =>
    paying.portal.app.inject({
      method: 'POST',
      url: '/sandbox/bog/token',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    });

  it('has a new secret and token with each start', async () => {
    const { clientId, clientSecret } = paying.sandbox.settings.bog;
    expect((await takeToken('sandbox', 'sandbox')).statusCode).toBe(401);
    expect((await order(paying.url, paying.url, 'sandbox-token')).statusCode).toBe(401);
    const first = (await takeToken(clientId, clientSecret)).json().access_token;
    const other = await buildPayingPortal();
    const second = other.sandbox.settings.bog;
    await other.close();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect([second.clientSecret, second.publicKey]).not.toContain(clientSecret);
    expect(second.publicKey).not.toBe(paying.sandbox.settings.bog.publicKey);
  });

  it('redirects payers and sends callbacks to the portal only', async () => {
    const { clientId, clientSecret } = paying.sandbox.settings.bog;
    const token: string = (await takeToken(clientId, clientSecret)).json().access_token;
    const own = `${paying.url}/payment/`;
    expect((await order(own, own, token)).statusCode).toBe(200);
    for (const foreign of [
      'https://evil.example/',
      `${paying.url}.evil.example/`,
      `${paying.url}@evil.example/`,
      `${own}${'a'.repeat(500)}`,
    ]) {
      expect((await order(foreign, own, token)).statusCode, foreign).toBe(400);
      expect((await order(own, foreign, token)).statusCode, foreign).toBe(400);
    }
  });

  it('allows an account thirty payments an hour', async () => {
    const { bearer } = await paying.join();
    const replies = await Promise.all(
      Array.from({ length: 35 }, (_, at) =>
        paying.pay(at % 2 ? 'cartu/form' : 'bog/form', { value: '5' }, bearer),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(
      [statuses.filter((status) => status === 200), statuses.filter((status) => status === 429)].map(
        (some) => some.length,
      ),
    ).toEqual([30, 5]);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await paying.pay('cartu/form', { value: '5' }, (await paying.join()).bearer)).status).toBe(200);
  });

  it('is offered, and its orders are labelled', async () => {
    expect((await paying.portal.app.inject('/api/payment/banks/')).json()).toEqual({
      banks: ['cartu', 'bog'],
    });
    const { bearer } = await paying.join();
    await paying.startCartu(bearer, { value: '25.00' });
    await paying.startBog(bearer, { value: '25.00' });
    const orders = await paying.db
      .selectFrom('payment_order')
      .select('is_sandbox')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(orders.map(({ is_sandbox }) => is_sandbox)).toEqual([true, true]);
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { codeOf, createAccountClient, somebody } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createLimits } from './limits.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
const slowed: number[] = [];

beforeAll(async () => {
  portal = await buildPortal({ mailer: createFakeMailer() });
  client = createAccountClient(portal.app);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await portal.close();
});
afterEach(() => later(3_700_000));

const later = (ms: number) => void vi.setSystemTime(Date.now() + ms);

const fail = (email: string, address: string) =>
  client.post('/api/auth/sign-in/', { email, password: 'not the one' }, { address });

describe('guessing passwords', () => {
  it('of one account from one address ends after ten failures, for 15 minutes', async () => {
    await client.join();
    const address = '10.1.0.1';
    for (let n = 0; n < 10; n += 1) expect((await fail(somebody.email, address)).status).toBe(400);
    const refused = await fail(somebody.email, address);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    const right = { email: somebody.email, password: somebody.password };
    expect((await client.post('/api/auth/sign-in/', right, { address })).status).toBe(429);
    expect((await client.post('/api/auth/sign-in/', right, { address: '10.1.0.2' })).status).toBe(200);
    later(16 * 60_000);
    expect((await client.post('/api/auth/sign-in/', right, { address })).status).toBe(200);
  });

  it('many at once is told no more than ten times', async () => {
    const tries = await Promise.all(Array.from({ length: 25 }, () => fail('at-once@example.ge', '10.1.0.3')));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('of any accounts from one address ends after fifty', async () => {
    const tries = [];
    for (let n = 0; n < 52; n += 1) tries.push((await fail(`guess${n}@example.ge`, '10.1.0.4')).status);
    expect(tries.slice(0, 50).every((status) => status === 400)).toBe(true);
    expect(tries.slice(50)).toEqual([429, 429]);
  });
});

describe('sign-up and recovery', () => {
  it.each(['recover', 'sign-up'])('%s is taken 60 times an hour from one address', async (call) => {
    const address = '10.1.0.5';
    const values = { ...somebody, password: 'password1' };
    for (let n = 0; n < 60; n += 1) {
      const { status } = await client.post(`/api/auth/${call}/`, values, { address });
      expect(status).toBe(call === 'recover' ? 200 : 400);
    }
    expect((await client.post(`/api/auth/${call}/`, values, { address })).status).toBe(429);
    later(3_600_000);
    expect((await client.post(`/api/auth/${call}/`, values, { address })).status).not.toBe(429);
  });
});

describe('an account that fails from everywhere', () => {
  it('is slowed by two seconds a try and never locked', async () => {
    const limits = createLimits(openRateLimits({ onError: () => {} }), {
      slow: async (ms) => slowed.push(ms),
    });
    for (let n = 0; n < 30; n += 1) await limits.countFailure('slow@example.ge', `10.2.0.${n}`);
    await limits.slowGuessing('slow@example.ge', '10.3.0.1');
    await limits.slowGuessing('other@example.ge', '10.3.0.1');
    expect(slowed).toEqual([2000]);
  });
});

describe.runIf(process.env.TEST_REDIS_URL)('instances with one Redis', () => {
  it('count together', async () => {
    const environment = { REDIS_URL: process.env.TEST_REDIS_URL ?? '' };
    const instances = await Promise.all([buildPortal({ environment }), buildPortal({ environment })]);
    const [first, second] = instances.map(({ app }) => createAccountClient(app));
    const email = `${crypto.randomUUID()}@example.ge`;
    const failAt = (at: typeof first, address: string) =>
      at?.post('/api/auth/sign-in/', { email, password: 'not the one' }, { address });
    const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
    await expect.poll(async () => (await failAt(first, address))?.status).toBe(400);
    for (let n = 0; n < 20; n += 1) await failAt(n % 2 ? first : second, address);
    expect((await failAt(first, address))?.status).toBe(429);
    expect((await failAt(second, address))?.status).toBe(429);
    expect((await failAt(second, '10.9.9.9'))?.status).toBe(400);
    for (const instance of instances) await instance.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { createAccountClient, somebody, tokenIn } from '#tests/support/account-client.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
const mailer = createFakeMailer();
let time = Date.parse('2026-11-21T10:00:00Z');

const places = { '/user/': 'user', '/guest/': 'guest' } as const;

beforeAll(async () => {
  portal = await buildPortal({
    mailer,
    now: () => time,
    renderer: {
      ...plainRenderer,
      routeAt: (path) =>
        path in places
          ? { name: 'x', query: [], cacheSeconds: 0, access: places[path as keyof typeof places] }
          : plainRenderer.routeAt(path),
    },
  });
  client = createAccountClient(portal.app);
});
afterAll(() => portal.close());

const open = async (url: string, cookies: Record<string, string> = {}) => {
  const { statusCode, headers } = await portal.app.inject({ url, cookies });
  return [statusCode, headers.location, headers['cache-control']];
};

describe('the guard of pages', () => {
  it('sends guests to sign-in, which leads back, and lets them have the pages for guests', async () => {
    expect(await open('/user/?question=7')).toEqual([
      302,
      '/authentication/signin/?next=%2Fuser%2F%3Fquestion%3D7',
      'no-store',
    ]);
    expect(await open('/guest/')).toEqual([200, undefined, 'no-store']);
  });

  it('sends users home from the pages for guests', async () => {
    const { access, refresh } = await client.join();
    expect(await open('/guest/', { token: access })).toEqual([302, '/', 'no-store']);
    expect(await open('/user/', { token: access, refreshToken: refresh })).toEqual([
      200,
      undefined,
      'no-store',
    ]);
    time += 20 * 60_000;
    expect((await open('/user/', { token: access, refreshToken: refresh }))[0]).toBe(200);
    expect((await open('/user/', { token: access }))[0]).toBe(302);
  });

  it('sends users home from what is not there among the pages for guests, and says so to guests', async () => {
    const { access } = await client.join('nothing@example.ge');
    expect(await open('/authentication/nothing/', { token: access })).toEqual([302, '/', 'no-store']);
    expect((await open('/authentication/nothing/'))[0]).toBe(404);
  });

  it('takes cookies that say nothing for a guest', async () => {
    expect((await open('/user/', { token: 'x.y.z', refreshToken: 'nothing' }))[0]).toBe(302);
    expect((await open('/', { token: 'x' }))[0]).toBe(200);
  });
});

describe('a block', () => {
  it('refuses everything by itself, though the sessions stand and a mail is on its way', async () => {
    const email = 'standing@example.ge';
    const { access, refresh } = await client.join(email);
    await client.post('/api/auth/recover/', { email });
    await portal.deliverMail();
    const token = tokenIn(mailer.sent.at(-1)?.text ?? '');
    const { id } = (await client.verify(access)).body;
    const setBlocked = (blocked_at: Date | null) =>
      portal.database.db.updateTable('account').set({ blocked_at }).where('id', '=', Number(id)).execute();
    const seen = async () => [
      (await client.verify(access)).status,
      (await client.post('/api/auth/profile/', {}, { bearer: access })).status,
      (await open('/user/', { token: access }))[0],
      (await open('/user/', { token: 'x', refreshToken: refresh }))[0],
      (await client.post('/api/auth/refresh/', { refresh_token: refresh })).status,
      (await client.post('/api/auth/sign-in/', { email, password: somebody.password })).status,
      (await client.post('/api/auth/reset/', { token, password: 'a quite new one 1' })).status,
    ];
    await setBlocked(new Date(time));
    expect(await seen()).toEqual([404, 401, 302, 302, 401, 400, 400]);
    await setBlocked(null);
    expect(await seen()).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { createAccountClient } from '#tests/support/account-client.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
let time = Date.parse('2026-11-21T10:00:00Z');

const places = { '/user/': 'user', '/guest/': 'guest' } as const;

beforeAll(async () => {
  portal = await buildPortal({
    mailer: createFakeMailer(),
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

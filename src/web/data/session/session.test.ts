import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeProfile, refreshToken, signOut, verifyToken } from '#shared/contracts/accounts.ts';
import type { Call } from '#shared/contracts/call.ts';
import { payFromBalance, startCartuPayment } from '#shared/contracts/payments.ts';
import { togglePin } from '#shared/contracts/questions.ts';
import { CallRefused } from './call-refused.ts';
import type { SendCall, SendOptions } from './send-call.ts';
import { createSession } from './session.ts';

const jar = { access: undefined as string | undefined, refresh: undefined as string | undefined };
const tokens = {
  access: () => jar.access,
  refresh: () => jar.refresh,
  saveAccess: (token: string) => {
    jar.access = token;
  },
  save: ({ access_token, refresh_token }: { access_token: string; refresh_token: string }) => {
    Object.assign(jar, { access: access_token, refresh: refresh_token });
  },
  clear: () => Object.assign(jar, { access: undefined, refresh: undefined }),
};

/** Queued responses by path: a status to refuse with, or a body. */
let responses: Record<string, unknown[]>;
let requests: string[];
const send: SendCall = async ({ path }: Call, _input: unknown, { accessToken }: SendOptions = {}) => {
  requests.push(path.replace('/api/auth', '') + (accessToken ? ` ${accessToken}` : ''));
  const next = responses[path]?.shift();
  if (next === 'away') throw new TypeError('fetch failed');
  if (typeof next === 'number') throw new CallRefused(path, next, { error: {} });
  return (next ?? {}) as never;
};
const announce = vi.fn();
const createTestSession = () => createSession({ tokens, send, announce, runExclusive: (work) => work() });
const user = { id: 1, email: 'nino@example.ge' };
const [verify, refresh, profile] = [verifyToken.path, refreshToken.path, changeProfile.path];

beforeEach(() => {
  Object.assign(jar, { access: 'old', refresh: 'r' });
  responses = {};
  requests = [];
  announce.mockClear();
});

describe('verifying at the start', () => {
  it('signs out without a request if there is no token', async () => {
    jar.access = undefined;
    const session = createTestSession();
    await session.verify();
    expect([session.state().status, jar.refresh, requests]).toEqual(['guest', undefined, []]);
  });

  it('keeps the user of a valid token', async () => {
    responses = { [verify]: [user] };
    const session = createTestSession();
    await session.verify();
    expect(session.state()).toEqual({ status: 'user', user });
  });

  it('refreshes a stale token and verifies again', async () => {
    responses = { [verify]: [401, user], [refresh]: [{ access_token: 'new' }] };
    const session = createTestSession();
    await session.verify();
    expect([session.state().status, jar.access]).toEqual(['user', 'new']);
    expect(requests).toEqual(['/verify/', '/refresh/', '/verify/']);
  });

  it.each([
    ['the refresh fails', [401], [401]],
    ['the refresh fails in the server', [401], [500]],
    ['the second verify fails', [401, 401], [{ access_token: 'new' }]],
    ['the account is gone', [404], []],
  ])('signs out when %s', async (_, verified, refreshed) => {
    responses = { [verify]: [...verified], [refresh]: [...refreshed] };
    const session = createTestSession();
    await session.verify();
    expect([session.state().status, jar.access, jar.refresh]).toEqual(['guest', undefined, undefined]);
  });

  it.each([
    ['does not respond', ['away'], []],
    ['is overloaded', [503], []],
    ['is overloaded when the token is refreshed', [401], [503]],
    ['has too many requests to refresh the token', [401], [429]],
  ])('keeps the tokens if the server %s', async (_, verified, refreshed) => {
    responses = { [verify]: [...verified], [refresh]: [...refreshed] };
    const session = createTestSession();
    await session.verify();
    expect([session.state().status, jar.refresh]).toEqual(['guest', 'r']);
  });

  it('does not clear the tokens of another tab that signed in meanwhile', async () => {
    responses = { [verify]: [401] };
    const session = createSession({
      tokens,
      send: (call, input, options) => {
        if (call.path !== refresh) return send(call, input, options);
        Object.assign(jar, { access: 'theirs', refresh: 'their own' });
        throw new CallRefused(refresh, 401, undefined);
      },
      announce,
      runExclusive: (work) => work(),
    });
    await session.verify();
    expect(jar).toEqual({ access: 'theirs', refresh: 'their own' });
    expect(announce).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('is repeated with a refreshed token after a 401', async () => {
    responses = { [profile]: [401, { ok: 1 }], [refresh]: [{ access_token: 'new' }] };
    expect(await createTestSession().call(changeProfile, {})).toEqual({ ok: 1 });
    expect(requests).toEqual(['/profile/ old', '/refresh/', '/profile/ new']);
  });

  it('signs out and rejects if the repetition is refused', async () => {
    responses = { [profile]: [401, 401], [refresh]: [{ access_token: 'new' }] };
    const session = createTestSession();
    await expect(session.call(changeProfile, {})).rejects.toMatchObject({ status: 401 });
    expect(session.state().status).toBe('guest');
  });

  it('signs out and rejects if the refresh fails', async () => {
    responses = { [profile]: [401], [refresh]: [401] };
    const session = createTestSession();
    await expect(session.call(changeProfile, {})).rejects.toMatchObject({ status: 401 });
    expect([session.state().status, jar.refresh]).toEqual(['guest', undefined]);
  });

  it('rejects and stays signed in if the server is too busy to refresh the token', async () => {
    responses = { [profile]: [401], [refresh]: [503] };
    const session = createTestSession();
    await expect(session.call(changeProfile, {})).rejects.toMatchObject({ status: 401 });
    expect(jar.refresh).toBe('r');
  });

  it.each([startCartuPayment, payFromBalance])(
    'to $path refreshes the token twice and is repeated once',
    async (call) => {
      const { path } = call;
      responses = { [path]: [401, { ok: 1 }], [refresh]: [{ access_token: 'a' }, { access_token: 'b' }] };
      await createTestSession().call<Call>(call, {});
      expect(requests).toEqual([`${path} old`, '/refresh/', '/refresh/', `${path} b`]);
    },
  );

  it('to pin a question or to verify is not repeated', async () => {
    for (const call of [togglePin, verifyToken]) {
      responses = { [call.path]: [401] };
      requests = [];
      await expect(createTestSession().call<Call>(call, {})).rejects.toMatchObject({ status: 401 });
      expect([requests.length, jar.refresh]).toEqual([1, 'r']);
    }
  });

  it('to sign out is told to the other tabs at once, and again when the session has ended on the server', async () => {
    const session = createTestSession();
    const told: number[] = [];
    announce.mockImplementation(() => told.push(requests.length));
    await session.logout();
    announce.mockReset();
    expect(told).toEqual([0, 1]);
  });

  it('to sign out is sent only once', async () => {
    responses = { [signOut.path]: [401, 401, 401], [refresh]: [401, 401] };
    const session = createTestSession();
    await session.logout();
    expect(requests).toEqual(['/sign-out/']);
    expect(session.state().status).toBe('guest');
  });

  it('of a guest does not refresh the token', async () => {
    Object.assign(jar, { access: undefined, refresh: undefined });
    responses = { [profile]: [401] };
    await expect(createTestSession().call(changeProfile, {})).rejects.toMatchObject({ status: 401 });
    expect(requests).toEqual(['/profile/']);
  });
});

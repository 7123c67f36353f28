import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallRefused } from './call-refused.ts';
import { formOf, type Outgoing } from './post.ts';
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

/** The server's answers in turn, by path: a status to refuse with, or what it answers. */
let answers: Record<string, unknown[]>;
let asked: string[];
const post = async (path: string, { accessToken }: Outgoing) => {
  asked.push(path.replace('/api/auth', '') + (accessToken ? ` ${accessToken}` : ''));
  const next = answers[path]?.shift();
  if (next === 'away') throw new TypeError('fetch failed');
  if (typeof next === 'number') throw new CallRefused(path, next, { error: {} });
  return next ?? {};
};
const announce = vi.fn();
const open = () => createSession({ tokens, post, announce, alone: (work) => work() });
const user = { id: 1, email: 'nino@example.ge' };
const [verify, refresh] = ['/api/auth/verify/', '/api/auth/refresh/'];

beforeEach(() => {
  Object.assign(jar, { access: 'old', refresh: 'r' });
  answers = {};
  asked = [];
  announce.mockClear();
});

describe('verifying at the start', () => {
  it('without a token signs out without asking', async () => {
    jar.access = undefined;
    const session = open();
    await session.verify();
    expect([session.state().status, jar.refresh, asked]).toEqual(['guest', undefined, []]);
  });

  it('keeps the user of a token that holds', async () => {
    answers = { [verify]: [user] };
    const session = open();
    await session.verify();
    expect(session.state()).toEqual({ status: 'user', user });
  });

  it('refreshes a stale token and verifies again', async () => {
    answers = { [verify]: [401, user], [refresh]: [{ access_token: 'new' }] };
    const session = open();
    await session.verify();
    expect([session.state().status, jar.access]).toEqual(['user', 'new']);
    expect(asked).toEqual(['/verify/', '/refresh/', '/verify/']);
  });

  it.each([
    ['the refresh fails', [401], [401]],
    ['the refresh fails in the server', [401], [500]],
    ['the second verify fails', [401, 401], [{ access_token: 'new' }]],
    ['the account is gone', [404], []],
  ])('signs out when %s', async (_, verified, refreshed) => {
    answers = { [verify]: [...verified], [refresh]: [...refreshed] };
    const session = open();
    await session.verify();
    expect([session.state().status, jar.access, jar.refresh]).toEqual(['guest', undefined, undefined]);
  });

  it('keeps the tokens when nothing answers', async () => {
    answers = { [verify]: ['away'] };
    const session = open();
    await session.verify();
    expect([session.state().status, jar.refresh]).toEqual(['guest', 'r']);
  });

  it('leaves the tokens of another tab that signed in meanwhile', async () => {
    answers = { [verify]: [401] };
    const session = createSession({
      tokens,
      post: async (path, outgoing) => {
        if (path === refresh) {
          Object.assign(jar, { access: 'theirs', refresh: 'their own' });
          throw new CallRefused(path, 401, undefined);
        }
        return post(path, outgoing);
      },
      announce,
      alone: (work) => work(),
    });
    await session.verify();
    expect(jar).toEqual({ access: 'theirs', refresh: 'their own' });
    expect(announce).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  const profile = '/api/auth/profile/';

  it('refused with 401 refreshes and is sent again', async () => {
    answers = { [profile]: [401, { ok: 1 }], [refresh]: [{ access_token: 'new' }] };
    expect(await open().send(profile, formOf({}))).toEqual({ ok: 1 });
    expect(asked).toEqual(['/profile/ old', '/refresh/', '/profile/ new']);
  });

  it('that stays refused signs out and tells the caller', async () => {
    answers = { [profile]: [401, 401], [refresh]: [{ access_token: 'new' }] };
    const session = open();
    await expect(session.send(profile, formOf({}))).rejects.toMatchObject({ status: 401 });
    expect(session.state().status).toBe('guest');
  });

  it('whose refresh fails signs out and tells the caller', async () => {
    answers = { [profile]: [401], [refresh]: [401] };
    const session = open();
    await expect(session.send(profile, formOf({}))).rejects.toMatchObject({ status: 401 });
    expect([session.state().status, jar.refresh]).toEqual(['guest', undefined]);
  });

  it.each(['/payment/cartu/form/', '/payment/balance/billing/'])(
    'to %s refreshes twice and retries once',
    async (path) => {
      answers = { [path]: [401, { ok: 1 }], [refresh]: [{ access_token: 'a' }, { access_token: 'b' }] };
      await open().send(path, formOf({}));
      expect(asked).toEqual([`${path} old`, '/refresh/', '/refresh/', `${path} b`]);
    },
  );

  it('to pin a question or to verify is left alone', async () => {
    for (const path of ['/api/toggle-pin-question/', verify]) {
      answers = { [path]: [401] };
      asked = [];
      await expect(open().send(path, formOf({}))).rejects.toMatchObject({ status: 401 });
      expect([asked.length, jar.refresh]).toEqual([1, 'r']);
    }
  });

  it('to log out never loops', async () => {
    const logout = '/api/auth/logout/';
    answers = { [logout]: [401, 401, 401], [refresh]: [401, 401] };
    const session = open();
    await session.logout();
    expect(asked).toEqual(['/logout/']);
    expect(session.state().status).toBe('guest');
  });

  it('of a guest that is refused signs nobody out', async () => {
    Object.assign(jar, { access: undefined, refresh: undefined });
    answers = { [profile]: [401] };
    await expect(open().send(profile, formOf({}))).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual(['/profile/']);
  });
});

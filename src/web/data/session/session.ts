import type { Tokens, UserInfo } from '#shared/contracts/accounts.ts';
import { CallRefused } from './call-refused.ts';
import { formOf, type Outgoing, type Post } from './post.ts';
import type { TokenStore } from './token-cookies.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  /** `isByChoice`: somebody pressed „sign out“ here, and was not signed out by the time or by a call. */
  | { readonly status: 'guest'; readonly isByChoice?: boolean }
  | { readonly status: 'user'; readonly user: UserInfo };

export type Session = ReturnType<typeof createSession>;

interface SessionParts {
  readonly tokens: TokenStore;
  readonly post: Post;
  /** Tells the other tabs. */
  readonly announce: (change: 'in' | 'out') => void;
  /** Lets one tab at a time do the work. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export const calls = {
  signIn: '/api/auth/sign-in/',
  verify: '/api/auth/verify/',
  refresh: '/api/auth/refresh/',
  logout: '/api/auth/logout/',
  togglePin: '/api/toggle-pin-question/',
  cartu: '/payment/cartu/form/',
  bog: '/payment/bog/form/',
  billing: '/payment/balance/billing/',
} as const;

/** SPEC.md section 8: a 401 of these is the caller's own business. */
const leftAlone: ReadonlySet<string> = new Set([calls.verify, calls.togglePin]);
/** And these refresh twice before their one retry. */
const refreshedTwice: ReadonlySet<string> = new Set([calls.cartu, calls.billing]);

/** The browser's session, to the word of SPEC.md sections 4 and 8. */
export function createSession({ tokens, post, announce, alone }: SessionParts) {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Clears both tokens, unless another tab has signed in with others meanwhile. */
  function leave(failed?: string, { isByChoice = false } = {}): void {
    const current = tokens.refresh();
    if (failed === undefined || current === undefined || current === failed) {
      const wasIn = state.status === 'user' || current !== undefined;
      tokens.clear();
      if (wasIn) announce('out');
    }
    become({ status: 'guest', isByChoice });
  }

  async function ask(): Promise<void> {
    const outgoing = formOf({ access_token: tokens.access() });
    become({ status: 'user', user: (await post(calls.verify, outgoing)) as UserInfo });
  }

  /** One tab refreshes; those who waited find the new token and use it. */
  function refresh(): Promise<void> {
    const stale = tokens.access();
    return alone(async () => {
      const refreshToken = tokens.refresh();
      if (!refreshToken) throw new Error('there is no refresh token');
      if (tokens.access() !== stale) return;
      const answer = (await post(calls.refresh, formOf({ refresh_token: refreshToken }))) as Tokens;
      if (tokens.refresh() === refreshToken) tokens.saveAccess(answer.access_token);
    });
  }

  /** The token flow: verify → refresh → verify → sign out. A server that does not answer at all signs nobody out. */
  async function verify(): Promise<void> {
    if (!tokens.access()) return leave();
    const refreshToken = tokens.refresh();
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof CallRefused)) return become({ status: 'guest' });
      if (error.status === 404 || !refreshToken) return leave(refreshToken);
      await refresh()
        .then(ask)
        .catch((failure: unknown) => {
          if (failure instanceof TypeError) become({ status: 'guest' });
          else leave(refreshToken);
        });
    }
  }

  async function signIn(values: Readonly<Record<string, string | undefined>>): Promise<void> {
    tokens.save((await post(calls.signIn, formOf(values))) as Tokens);
    await ask();
    announce('in');
  }

  /** Leaves here at once; the server is told, and whatever it answers changes nothing. */
  async function logout(how: { isByChoice?: boolean } = {}): Promise<void> {
    const refreshToken = tokens.refresh();
    leave(undefined, how);
    await post(calls.logout, formOf({ refreshToken })).catch(() => undefined);
  }

  /** A call with the access token. After SPEC.md's handling of 401 and 404 the error still reaches the caller. */
  async function send(path: string, outgoing: Outgoing): Promise<unknown> {
    const attempt = () => post(path, { ...outgoing, accessToken: tokens.access() });
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof CallRefused) || error.status !== 401 || leftAlone.has(path)) throw error;
      const refreshToken = tokens.refresh();
      if (!refreshToken && state.status !== 'user') throw error;
      try {
        await refresh();
        if (refreshedTwice.has(path)) await refresh();
      } catch (failure) {
        if (path !== calls.logout && !(failure instanceof TypeError)) leave(refreshToken);
        throw error;
      }
      return attempt().catch((second: unknown) => {
        if (second instanceof CallRefused && second.status === 401 && path !== calls.logout)
          leave(refreshToken);
        throw second;
      });
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    verify,
    signIn,
    logout,
    send,
    call: (path: string, values: Readonly<Record<string, string | undefined>>) => send(path, formOf(values)),
    /** A payment: sent again with the same key it is made once. */
    pay: (path: string, values: Readonly<Record<string, string | undefined>>, idempotencyKey: string) =>
      send(path, { ...formOf(values), idempotencyKey }),
    read: (path: string) => send(path, {}),
    /** The profile was changed: what the server answered is what is known now. */
    replaceUser: (user: UserInfo) => become({ status: 'user', user }),
    /** The account is gone: nothing is left to sign out of. */
    leave: () => leave(undefined, { isByChoice: true }),
  };
}

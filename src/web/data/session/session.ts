import {
  refreshToken,
  signIn,
  signOut,
  type Tokens,
  type UserInfo,
  verifyToken,
} from '#shared/contracts/accounts.ts';
import type { AnswerOf, Call, InputOf } from '#shared/contracts/call.ts';
import { payFromBalance, startCartuPayment } from '#shared/contracts/payments.ts';
import { togglePin } from '#shared/contracts/questions.ts';
import { CallRefused } from './call-refused.ts';
import type { SendCall } from './send-call.ts';
import type { TokenStore } from './token-cookies.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  /** `isByChoice`: the user signed out here, and was not signed out by inactivity or a failed call. */
  | { readonly status: 'guest'; readonly isByChoice?: boolean }
  | { readonly status: 'user'; readonly user: UserInfo };

export type Session = ReturnType<typeof createSession>;

interface SessionOptions {
  readonly tokens: TokenStore;
  readonly send: SendCall;
  /** Notifies the other tabs. */
  readonly announce: (change: 'in' | 'out') => void;
  /** Runs the work in one tab at a time. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Calls whose 401 is handled by the caller (SPEC.md section 8). */
const callsWithoutRefresh: ReadonlySet<string> = new Set([verifyToken.path, togglePin.path]);
/** Calls that refresh the token twice before their one retry (SPEC.md section 8). */
const callsRefreshedTwice: ReadonlySet<string> = new Set([startCartuPayment.path, payFromBalance.path]);

/** Statuses of a portal, or a proxy before it, that is overloaded or away: they say nothing about the token. */
const temporaryStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const isTemporary = (error: unknown): boolean =>
  error instanceof CallRefused ? temporaryStatuses.has(error.status) : error instanceof TypeError;

/** Creates the browser's session (SPEC.md sections 4 and 8). */
export function createSession({ tokens, send, announce, runExclusive }: SessionOptions) {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<() => void>();

  function setState(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Clears both tokens, unless another tab has meanwhile signed in with a refresh token other than `failedToken`. */
  function clearTokens(failedToken?: string): void {
    const current = tokens.refresh();
    if (failedToken !== undefined && current !== undefined && current !== failedToken) return;
    const wasSignedIn = state.status === 'user' || current !== undefined;
    tokens.clear();
    if (wasSignedIn) announce('out');
  }

  function endSession(failedToken?: string): void {
    clearTokens(failedToken);
    setState({ status: 'guest' });
  }

  function endByChoice(): void {
    clearTokens();
    setState({ status: 'guest', isByChoice: true });
  }

  async function loadUser(): Promise<void> {
    setState({ status: 'user', user: await send(verifyToken, { access_token: tokens.access() ?? '' }) });
  }

  /** Refreshes the access token. Only one tab does so; the others find the new token when they get the lock. */
  function refresh(): Promise<void> {
    const stale = tokens.access();
    return runExclusive(async () => {
      const refresh_token = tokens.refresh();
      if (!refresh_token) throw new Error('there is no refresh token');
      if (tokens.access() !== stale) return;
      const { access_token } = await send(refreshToken, { refresh_token });
      if (tokens.refresh() === refresh_token) tokens.saveAccess(access_token);
    });
  }

  /** Verifies the token: verify → refresh → verify → sign out. If the server is away or overloaded, the tokens are kept. */
  async function verify(): Promise<void> {
    if (!tokens.access()) return endSession();
    const previousRefreshToken = tokens.refresh();
    try {
      await loadUser();
    } catch (error) {
      if (!(error instanceof CallRefused) || isTemporary(error)) return setState({ status: 'guest' });
      if (error.status === 404 || !previousRefreshToken) return endSession(previousRefreshToken);
      await refresh()
        .then(loadUser)
        .catch((refreshError: unknown) => {
          if (isTemporary(refreshError)) setState({ status: 'guest' });
          else endSession(previousRefreshToken);
        });
    }
  }

  /** Enters with the tokens of a sign-in. */
  async function enter(entered: Tokens): Promise<void> {
    tokens.save(entered);
    await loadUser();
    announce('in');
  }

  const signInWith = async (credentials: InputOf<typeof signIn>): Promise<void> =>
    enter(await send(signIn, credentials));

  /** Signs out at once; the server's response does not matter. */
  async function signOutBy(end: () => void): Promise<void> {
    const previousRefreshToken = tokens.refresh();
    end();
    await send(signOut, { refreshToken: previousRefreshToken }).catch(() => undefined);
    // A tab may have been told before the browser had cleared the cookies for it, and have verified a session that had not ended yet.
    announce('out');
  }

  /**
   * Sends a call with the access token. After the handling of 401 and 404 (SPEC.md section 8) the caller still
   * receives the error.
   */
  async function call<One extends Call>(
    contract: One,
    input: InputOf<One>,
    {
      idempotencyKey,
      sendBy = send,
    }: {
      readonly idempotencyKey?: string /** Sends in place of `fetch`. */;
      readonly sendBy?: SendCall;
    } = {},
  ): Promise<AnswerOf<One>> {
    const attempt = () => sendBy(contract, input, { accessToken: tokens.access(), idempotencyKey });
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof CallRefused) || error.status !== 401 || callsWithoutRefresh.has(contract.path))
        throw error;
      const previousRefreshToken = tokens.refresh();
      if (!previousRefreshToken && state.status !== 'user') throw error;
      try {
        await refresh();
        if (callsRefreshedTwice.has(contract.path)) await refresh();
      } catch (refreshError) {
        if (!isTemporary(refreshError)) endSession(previousRefreshToken);
        throw error;
      }
      return attempt().catch((retryError: unknown) => {
        if (retryError instanceof CallRefused && retryError.status === 401) endSession(previousRefreshToken);
        throw retryError;
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
    signIn: signInWith,
    enter,
    /** Signs out after inactivity. */
    logout: () => signOutBy(endSession),
    /** Signs out at the user's request. */
    logoutByChoice: () => signOutBy(endByChoice),
    call,
    /** Replaces the user after a change of the profile. */
    replaceUser: (user: UserInfo) => setState({ status: 'user', user }),
    /** Ends the session after the account was deleted, without a call to sign out. */
    forget: endByChoice,
  };
}

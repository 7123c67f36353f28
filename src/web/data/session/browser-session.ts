import { useSyncExternalStore } from 'react';
import { sendCall } from './send-call.ts';
import { createSession, type Session, type SessionState } from './session.ts';
import { tokenCookies } from './token-cookies.ts';

const name = 'salbuni-session';
const unknown: SessionState = { status: 'unknown' };

const isBrowser = typeof document !== 'undefined';
const channel = isBrowser && 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;

/** The session of this tab. On the server it stays `unknown`, because pages are the same for all visitors. */
export const session: Session = createSession({
  tokens: tokenCookies,
  send: sendCall,
  announce: (change) => channel?.postMessage(change),
  // `navigator.locks` is missing in insecure contexts (plain HTTP), contrary to its type.
  runExclusive: (work) =>
    ((navigator.locks as LockManager | undefined)?.request(name, work) as ReturnType<typeof work>) ?? work(),
});

/** Sends a typed call with the session's access token. */
export const callApi: Session['call'] = session.call;

/** Verifies the session when another tab signs in or out, and when the page returns from the back/forward cache. */
export function followOtherTabs(): void {
  channel?.addEventListener('message', () => void session.verify());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void session.verify();
  });
}

/** Returns the session state of this tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => unknown);
}

import { useSyncExternalStore } from 'react';
import { postOverHttp } from './post.ts';
import { createSession, type Session, type SessionState } from './session.ts';
import { tokenCookies } from './token-cookies.ts';

const name = 'salbuni-session';
const unknown: SessionState = { status: 'unknown' };

const isBrowser = typeof document !== 'undefined';
const channel = isBrowser && 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;

/** The session of this tab. On the server nobody is known: pages are the same for everybody. */
export const session: Session = createSession({
  tokens: tokenCookies,
  post: postOverHttp,
  announce: (change) => channel?.postMessage(change),
  // Types say it is always there; on plain http addresses it is not.
  alone: (work) =>
    ((navigator.locks as LockManager | undefined)?.request(name, work) as ReturnType<typeof work>) ?? work(),
});

/** Hears other tabs sign in and out, and looks again when the page comes back from the browser's memory. */
export function followOtherTabs(): void {
  channel?.addEventListener('message', () => void session.verify());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void session.verify();
  });
}

/** Who is signed in, as far as this tab knows. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => unknown);
}

import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { paths, signInPath } from '#shared/paths/paths.ts';
import { hasLocalReading } from '#web/data/has-local-reading.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import type { RouteHandle } from '../page/screen.ts';

/**
 * Redirects from the signed-in area when the session ends: home after signing out, otherwise to sign-in, which
 * leads back. What the browser kept for a guest moves to the account that signs in.
 */
export function SessionGuard() {
  const state = useSession();
  const navigate = useNavigate();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const mustLeave = handle?.access === 'user' && state.status === 'guest';
  const { pathname, search } = useLocation();
  const target = state.status === 'guest' && state.isByChoice ? paths.home : signInPath(pathname + search);
  useEffect(() => {
    if (mustLeave) void navigate(target, { replace: true });
  }, [mustLeave, target, navigate]);
  const account = state.status === 'user' ? state.user.id : undefined;
  useEffect(() => {
    if (account !== undefined && hasLocalReading())
      void import('#web/data/saved-reading.ts')
        .then((saving) => saving.listReading(account))
        .catch(() => undefined);
  }, [account]);
  return null;
}

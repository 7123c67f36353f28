import { useEffect } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { paths } from '#shared/paths/paths.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import type { RouteHandle } from '../screen.ts';

/** Whoever stops being signed in on a page of the user area is sent to sign-in. */
export function SessionGuard() {
  const { status } = useSession();
  const navigate = useNavigate();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const mustLeave = handle?.access === 'user' && status === 'guest';
  useEffect(() => {
    if (mustLeave) void navigate(paths.signin, { replace: true });
  }, [mustLeave, navigate]);
  return null;
}

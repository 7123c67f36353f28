import { useEffect } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { paths } from '#shared/paths/paths.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import type { RouteHandle } from '../screen.ts';

/** Whoever stops being signed in on a page of the user area is sent to sign-in, or home when they chose to leave. */
export function SessionGuard() {
  const state = useSession();
  const navigate = useNavigate();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const mustLeave = handle?.access === 'user' && state.status === 'guest';
  const target = state.status === 'guest' && state.isByChoice ? paths.home : paths.signin;
  useEffect(() => {
    if (mustLeave) void navigate(target, { replace: true });
  }, [mustLeave, target, navigate]);
  return null;
}

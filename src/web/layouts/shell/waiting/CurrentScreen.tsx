import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import type { RouteHandle } from '../../page/screen.ts';
import styles from './CurrentScreen.module.css';
import { patienceLeft } from './patience.ts';
import { Skeleton } from './Skeleton.tsx';

export type FindRoute = (path: string) => Pick<RouteHandle, 'name' | 'layout'> | undefined;

/**
 * Renders the current screen, and in its place the next one's skeleton while that is loading. What is being left stays as it is, in
 * case the reader changes their mind.
 */
export function CurrentScreen({ findRoute }: { readonly findRoute: FindRoute }) {
  const next = useSlowNavigation();
  const route = next === undefined ? undefined : findRoute(next);
  return (
    <>
      {route && <Skeleton {...route} />}
      <div className={styles.screen} hidden={route !== undefined}>
        <Outlet />
      </div>
    </>
  );
}

/** Returns the path of another page that has been loading for a while. Lists that are being filtered stay in sight. */
function useSlowNavigation(): string | undefined {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const target = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined;
  const [slow, setSlow] = useState<string>();
  const tappedAt = useTimeOfTap();
  // Before the browser paints, so that no frame is spent where the patience is over already.
  useLayoutEffect(() => {
    if (target === undefined) return;
    const left = patienceLeft(performance.now(), tappedAt.current);
    const timer = left > 0 ? setTimeout(() => setSlow(target), left) : undefined;
    if (left === 0) setSlow(target);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [target, tappedAt]);
  const shown = slow === target ? slow : undefined;
  useLayoutEffect(() => (shown === undefined ? undefined : scrollUpUntilLeft()), [shown]);
  return shown;
}

/** Notes when something was pressed last, in milliseconds of `performance.now()`. */
function useTimeOfTap() {
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = ({ timeStamp }: Event) => {
      tappedAt.current = timeStamp;
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  return tappedAt;
}

/** Scrolls to the skeleton's top. Returns a function that scrolls back if the page has not been left after all. */
function scrollUpUntilLeft(): () => void {
  const { href } = window.location;
  const { scrollX, scrollY } = window;
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    if (window.location.href === href) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

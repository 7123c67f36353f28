import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import type { RouteHandle } from '../../page/screen.ts';
import styles from './CurrentScreen.module.css';
import { Skeleton } from './Skeleton.tsx';

export type FindRoute = (path: string) => Pick<RouteHandle, 'name' | 'layout'> | undefined;

/** Time after which a screen that is still loading is shown as a skeleton, in milliseconds: a tap is answered within 100. */
const timeoutMs = 50;

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
  useEffect(() => {
    const timer = target === undefined ? undefined : setTimeout(() => setSlow(target), timeoutMs);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [target]);
  const shown = slow === target ? slow : undefined;
  useLayoutEffect(() => (shown === undefined ? undefined : scrollUpUntilLeft()), [shown]);
  return shown;
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

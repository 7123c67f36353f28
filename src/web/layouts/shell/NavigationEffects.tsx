import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from '#web/navigation/disclosures.ts';
import { announceRouteChange, sendPageView } from '#web/navigation/page-views.ts';
import styles from './NavigationEffects.module.css';

/**
 * Runs after each navigation: reports the page view, dispatches `route-change`, moves the focus to the page and
 * announces its title.
 */
export function NavigationEffects() {
  const { pathname, search, state } = useLocation();
  const path = pathname + search;
  const lastPath = useRef<string>(undefined);
  const lastPathname = useRef<string>(undefined);
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isFirst = lastPath.current === undefined;
    const isSameList = lastPathname.current === pathname && isFiltering(state);
    if (lastPath.current === path) return;
    lastPath.current = path;
    lastPathname.current = pathname;
    if (!isFirst) {
      if (!isSameList) {
        closeMenus();
        focusPage();
        if (announcer.current) announcer.current.textContent = document.title;
      }
      announceRouteChange(document.getElementById('main')?.dataset.route ?? '', path);
    }
    sendPageView(path);
  }, [path, pathname, state]);
  return <p ref={announcer} className={styles.announcer} role="status" />;
}

/** While a list is being filtered the focus stays in the filter, and the list announces its number of records. */
const isFiltering = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFiltering' in state;

/** Focuses the page's heading without scrolling, which the router does. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

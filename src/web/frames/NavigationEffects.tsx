import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from '#web/navigation/disclosures.ts';
import { announceRouteChange, sendPageView } from '#web/navigation/page-views.ts';
import styles from './NavigationEffects.module.css';

/** What follows each navigation: analytics and scripts are told, the focus moves to the new page, its title is read out. */
export function NavigationEffects() {
  const { pathname, search, state } = useLocation();
  const path = pathname + search;
  const shown = useRef<string>(undefined);
  const place = useRef<string>(undefined);
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isSamePlace = place.current === pathname && isFiltering(state);
    if (shown.current === path) return;
    shown.current = path;
    place.current = pathname;
    if (!isFirst) {
      if (!isSamePlace) {
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

/** Somebody who filters a list goes on filtering: the list says itself how many there are. */
const isFiltering = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFiltering' in state;

/** The heading is where reading begins; the scroll position is the router's business. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

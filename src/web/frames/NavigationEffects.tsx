import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from '#web/navigation/disclosures.ts';
import { announceRouteChange, sendPageView } from '#web/navigation/page-views.ts';
import styles from './NavigationEffects.module.css';

/** What follows each navigation: analytics and scripts are told, the focus moves to the new page, its title is read out. */
export function NavigationEffects() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const shown = useRef<string>(undefined);
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === path) return;
    shown.current = path;
    if (!isFirst) {
      closeMenus();
      focusPage();
      if (announcer.current) announcer.current.textContent = document.title;
      announceRouteChange(document.getElementById('main')?.dataset.route ?? '', path);
    }
    sendPageView(path);
  }, [path]);
  return <p ref={announcer} className={styles.announcer} role="status" />;
}

/** The heading is where reading begins; the scroll position is the router's business. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readAnalytics } from '#shared/analytics/analytics.ts';
import { toldPath } from '#shared/analytics/told-path.ts';
import { consent as text } from '#shared/language/ka/site/consent.ts';
import { paths } from '#shared/paths/paths.ts';
import { Button } from '#web/components/forms/Button.tsx';
import styles from './Consent.module.css';
import { type Choice, readChoice, saveChoice } from './choice.ts';
import { tellVisit } from './tell-visit.ts';

/**
 * Asks in a quiet bar whether visits may be counted, and tells them once the reader has agreed. On the page about cookies the
 * choice can be changed at any time.
 */
export function Consent() {
  const { pathname } = useLocation();
  const [choice, setChoice] = useState<Choice | undefined>(readChoice);
  const mayTell = choice?.visits === true;
  useEffect(() => {
    const analytics = readAnalytics(window.constants?.analytics ?? '');
    if (!mayTell || !analytics) return;
    const title = document.getElementById('main')?.dataset.route ?? '';
    tellVisit(analytics, { address: location.origin + toldPath(pathname), title });
  }, [mayTell, pathname]);

  function choose(visits: boolean): void {
    saveChoice({ visits });
    // A tag that runs already goes with the page.
    if (mayTell && !visits) location.reload();
    else setChoice({ visits });
  }

  if (choice && pathname !== paths.cookies) return null;
  return (
    <section className={styles.bar} aria-label={text.label} data-consent data-no-print>
      <p className={styles.text}>
        {text.question} <a href={paths.cookies}>{text.more}</a>
        {choice && <strong className={styles.chosen}>{choice.visits ? text.agreed : text.refused}</strong>}
      </p>
      <div className={styles.buttons}>
        <Button kind="quiet" onPress={() => choose(false)}>
          {text.refuse}
        </Button>
        <Button kind="quiet" onPress={() => choose(true)}>
          {text.agree}
        </Button>
      </div>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readAnalytics } from '#shared/analytics/analytics.ts';
import { reportedPath } from '#shared/analytics/reported-path.ts';
import { consent as text } from '#shared/language/ka/site/consent.ts';
import { paths } from '#shared/paths/paths.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { type Choice, type Purpose, purposes, readChoice, saveChoice } from '#web/data/consent-choice.ts';
import styles from './Consent.module.css';
import { forgetVisits, tellVisit } from './tell-visit.ts';

/** The purposes that this portal has: its owner counts visits, or shows advertisements of others in videos. */
const offered = (): readonly Purpose[] =>
  purposes.filter((purpose) =>
    purpose === 'visits' ? Boolean(window.constants?.analytics) : window.constants?.video_ads === true,
  );

const stateOf = (answer: boolean | undefined): string =>
  answer === undefined ? '' : answer ? text.agreed : text.refused;

/**
 * Asks in a quiet bar whether visits may be counted, and on pages with a video whether its advertisers may be told; tells visits
 * once the reader has agreed. On the page about cookies each choice can be changed at any time.
 */
export function Consent() {
  const { pathname } = useLocation();
  const [choice, setChoice] = useState<Choice>(readChoice);
  const [hasVideo, setHasVideo] = useState(false);
  const mayTell = choice.visits === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have a video
  useEffect(() => setHasVideo(document.querySelector('[data-video]') !== null), [pathname]);
  useEffect(() => {
    const analytics = readAnalytics(window.constants?.analytics ?? '');
    if (!mayTell || !analytics) return;
    const title = document.getElementById('main')?.dataset.route ?? '';
    tellVisit(analytics, { address: location.origin + reportedPath(pathname), title });
  }, [mayTell, pathname]);

  function choose(answers: Choice): void {
    const next = { ...choice, ...answers };
    saveChoice(next);
    if (mayTell && next.visits === false) {
      forgetVisits();
      // A tag that runs already goes with the page.
      location.reload();
    } else setChoice(next);
  }

  const isAboutCookies = pathname === paths.cookies;
  const open = offered().filter(
    (purpose) => isAboutCookies || (choice[purpose] === undefined && (purpose === 'visits' || hasVideo)),
  );
  // One question at a time, but where all of them can be changed.
  const questions = isAboutCookies ? open : open.slice(0, 1);
  /** Who refuses in the bar is not asked the next question at once: one press refuses all that this page would ask. */
  const refusalOf = (purpose: Purpose): Choice =>
    isAboutCookies ? { [purpose]: false } : Object.fromEntries(open.map((each) => [each, false]));
  if (questions.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={text.title} data-consent data-no-print>
      {questions.map((purpose) => (
        <fieldset
          key={purpose}
          className={styles.purpose}
          aria-label={text[purpose].label}
          data-purpose={purpose}
        >
          <p className={styles.text}>
            {/* The page itself says what each purpose is. */}
            {isAboutCookies ? (
              <>
                {text[purpose].label} <strong>{stateOf(choice[purpose])}</strong>
              </>
            ) : (
              <>
                {text[purpose].question} <a href={paths.cookies}>{text.more}</a>
              </>
            )}
          </p>
          <div className={styles.buttons}>
            <Button kind="quiet" onPress={() => choose(refusalOf(purpose))}>
              {text.refuse}
            </Button>
            <Button kind="quiet" onPress={() => choose({ [purpose]: true })}>
              {text.agree}
            </Button>
          </div>
        </fieldset>
      ))}
    </section>
  );
}

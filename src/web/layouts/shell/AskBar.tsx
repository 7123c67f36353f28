import { askBar as text } from '#shared/language/ka/asking/ask-links.ts';
import { useAskAddress, useAskPrice } from '#web/components/ask-price.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import styles from './AskBar.module.css';

/** The routes that readers look for an answer on. Those with an action of their own, such as a doctor's, are left out. */
const askRoutes: ReadonlySet<string> = new Set([
  'article',
  'author',
  'calculation',
  'calculations',
  'category',
  'clinics',
  'consultants',
  'doctors',
  'encyclopedia',
  'journal',
  'question',
  'questions',
  'search',
  'tags',
  'term',
]);

/**
 * Renders the way to ask a doctor at the lower edge of narrow screens, where the header has no button for it. It ends
 * with the page's content, so that it never covers the emergency number of the footer.
 */
export function AskBar({ route }: { readonly route: string }) {
  const price = useAskPrice();
  const address = useAskAddress();
  if (!askRoutes.has(route)) return null;
  return (
    <section className={styles.bar} aria-label={text.label} data-ask-bar data-no-print>
      <p className={styles.text}>
        <strong className={styles.title}>{text.title}</strong>
        <span className={styles.note}>{price ?? text.note}</span>
      </p>
      <ButtonLink kind="ask" href={address}>
        {text.action}
      </ButtonLink>
    </section>
  );
}

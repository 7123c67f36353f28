import { Phone } from 'lucide-react';
import { article as text } from '#shared/language/ka/reading/article.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './KeyFacts.module.css';

/** The number to call, as a word of its own. */
const emergencyNumber = /(?<!\d)112(?!\d)/;

/**
 * Renders what a reader came for in up to three lines, on the first screen of a phone, and below them when to call 112: the fact
 * that says so, or the line that holds for everybody.
 */
export function KeyFacts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  const emergency = facts.findLast((fact) => emergencyNumber.test(fact));
  return (
    <section className={styles.facts} aria-labelledby="key-facts" data-key-facts>
      <h2 className={styles.title} id="key-facts">
        {text.keyFacts}
      </h2>
      <ul className={styles.list}>
        {facts
          .filter((fact) => fact !== emergency)
          .map((fact) => (
            <li key={fact} className={styles.fact}>
              <NoBreakText text={fact} />
            </li>
          ))}
      </ul>
      <a className={styles.emergency} href="tel:112">
        <Phone size={20} />
        <span>
          <NoBreakText text={emergency ?? text.emergency} />
        </span>
      </a>
    </section>
  );
}

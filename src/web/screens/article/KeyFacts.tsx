import { article as text } from '#shared/language/ka/reading/article.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './KeyFacts.module.css';

/** Renders what a reader came for in up to three lines, on the first screen of a phone. */
export function KeyFacts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={styles.facts} aria-labelledby="key-facts" data-key-facts>
      <h2 className={styles.title} id="key-facts">
        {text.keyFacts}
      </h2>
      <ul className={styles.list}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <NoBreakText text={fact} />
          </li>
        ))}
      </ul>
    </section>
  );
}

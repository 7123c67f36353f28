import type { IndexedTerm } from './encyclopedia.load.ts';
import styles from './TermIndex.module.css';

interface TermIndexProps {
  readonly terms: readonly IndexedTerm[];
  /** Whether the definitions stand beside the words: where the list is narrowed and short. */
  readonly isDefined: boolean;
}

/** Terms under their letters, in the order of the alphabet. */
export function TermIndex({ terms, isDefined }: TermIndexProps) {
  const byLetter = [...Map.groupBy(terms, ({ letter }) => letter)];
  return (
    <div className={styles.index}>
      {byLetter.map(([letter, own]) => (
        <section key={letter} className={styles.group} aria-labelledby={`letter-${letter}`}>
          <h2 className={styles.letter} id={`letter-${letter}`}>
            {letter}
          </h2>
          <ul className={isDefined ? styles.defined : styles.words}>
            {own.map((term) => (
              <li key={term.id} className={styles.item}>
                <a className={styles.link} href={term.url}>
                  {term.title}
                </a>
                {isDefined && <p className={styles.definition}>{term.introtext}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

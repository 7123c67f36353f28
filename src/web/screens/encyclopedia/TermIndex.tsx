import { LetterIndex } from '#web/components/LetterIndex.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import type { IndexedTerm } from './encyclopedia.load.ts';
import styles from './TermIndex.module.css';

interface TermIndexProps {
  readonly terms: readonly IndexedTerm[];
  /** Whether the definitions stand beside the words: where the list is narrowed and short. */
  readonly isDefined: boolean;
}

/** Terms under their letters, in the order of the alphabet. */
export function TermIndex({ terms, isDefined }: TermIndexProps) {
  return (
    <LetterIndex
      groups={[...Map.groupBy(terms, ({ letter }) => letter)]}
      list={(own) => (
        <ul className={isDefined ? styles.defined : styles.words}>
          {own.map((term) => (
            <li key={term.id} className={styles.item}>
              <a className={styles.link} href={term.url}>
                {term.title}
              </a>
              {isDefined && (
                <p className={styles.definition}>
                  <Unbroken text={term.introtext} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    />
  );
}

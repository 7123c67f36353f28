import type { ReactNode } from 'react';
import styles from './LetterIndex.module.css';

interface LetterIndexProps<Item> {
  /** Groups in alphabetical order. */
  readonly groups: readonly (readonly [letter: string, items: readonly Item[]])[];
  /** Renders the items of one letter as a list. */
  readonly list: (items: readonly Item[]) => ReactNode;
}

/** Renders an alphabetical index; `#letter-ა` links to a letter. */
export function LetterIndex<Item>({ groups, list }: LetterIndexProps<Item>) {
  return (
    <div className={styles.index}>
      {groups.map(([letter, items]) => (
        <section key={letter} className={styles.group} aria-labelledby={`letter-${letter}`}>
          <h2 className={styles.letter} id={`letter-${letter}`}>
            {letter}
          </h2>
          {list(items)}
        </section>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './LetterIndex.module.css';

interface LetterIndexProps<Item> {
  /** In the order of the alphabet. */
  readonly groups: readonly (readonly [letter: string, items: readonly Item[]])[];
  /** What stands under one letter, as a list. */
  readonly list: (items: readonly Item[]) => ReactNode;
}

/** Names under their letters; `#letter-ა` leads to one of them. */
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

import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import styles from './LetterIndex.module.css';

interface LetterIndexProps<Item> {
  /** Groups in alphabetical order. */
  readonly groups: readonly (readonly [letter: string, items: readonly Item[]])[];
  /** Says how many items a letter has. Given on phones for long indexes: each letter is then closed until it is pressed. */
  readonly foldedCount?: ((count: number) => string) | undefined;
  /** Renders the items of one letter as a list. */
  readonly list: (items: readonly Item[]) => ReactNode;
}

/** Renders an alphabetical index; `#letter-ა` links to a letter. */
export function LetterIndex<Item>({ groups, foldedCount, list }: LetterIndexProps<Item>) {
  if (!foldedCount) {
    return (
      <div className={styles.index}>
        {groups.map(([letter, items]) => (
          <section key={letter} className={styles.group} aria-labelledby={`letter-${letter}`}>
            <LetterHead letter={letter} />
            {list(items)}
          </section>
        ))}
      </div>
    );
  }
  return (
    <div>
      {groups.map(([letter, items]) => (
        <div key={letter} className={styles.fold}>
          <Disclosure
            kind="row"
            isPrinted
            data-letter={letter}
            summary={
              <>
                <LetterHead letter={letter} />
                <span className={styles.count}>{foldedCount(items.length)}</span>
              </>
            }
          >
            <div className={styles.content}>{list(items)}</div>
          </Disclosure>
        </div>
      ))}
    </div>
  );
}

function LetterHead({ letter }: { readonly letter: string }) {
  return (
    <h2 className={styles.letter} id={`letter-${letter}`}>
      {letter}
    </h2>
  );
}

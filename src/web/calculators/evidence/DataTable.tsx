import type { ReactNode } from 'react';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './DataTable.module.css';

interface DataTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** A further cell of the head, above buttons. */
  readonly lastHead?: ReactNode;
  /** Whether each row is a card on phones, where a cell says its `data-label` and is left out if it is `data-blank`. */
  readonly areCards?: boolean;
  /** The rows, as `tr`. */
  readonly children: ReactNode;
}

/** Renders a table of figures. A wide one scrolls on its own, by keyboard too. */
export function DataTable({ caption, head, lastHead, areCards = false, children }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section data-fades className={styles.scroller} tabIndex={0} aria-label={caption}>
      <table className={areCards ? `${styles.table} ${styles.cards}` : styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <NoBreakText text={cell} />
              </th>
            ))}
            {lastHead}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

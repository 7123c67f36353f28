import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  readonly children: ReactNode;
  /** The content decides when a second column fits: long texts need more width. Covers have a larger gap above. */
  readonly of?: 'people' | 'long texts' | 'covers';
}

/** Renders cards of people, places or issues in a grid, two in a row if they fit. */
export function CardGrid({ children, of = 'people' }: CardGridProps) {
  return (
    <ul className={styles.grid} data-of={of}>
      {children}
    </ul>
  );
}

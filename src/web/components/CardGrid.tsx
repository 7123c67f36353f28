import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  readonly children: ReactNode;
  /** Long texts need more room before two stand in a row; covers stand further from the texts above them. */
  readonly of?: 'people' | 'long texts' | 'covers';
}

/** Cards of people, places or issues, two in a row where there is room. */
export function CardGrid({ children, of = 'people' }: CardGridProps) {
  return (
    <ul className={styles.grid} data-of={of}>
      {children}
    </ul>
  );
}

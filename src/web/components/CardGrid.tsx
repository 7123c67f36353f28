import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  readonly children: ReactNode;
}

/** Cards of people or places, two in a row where there is room. */
export function CardGrid({ children }: CardGridProps) {
  return <ul className={styles.grid}>{children}</ul>;
}

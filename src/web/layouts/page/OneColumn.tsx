import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Renders a single column over the whole width. */
export function OneColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

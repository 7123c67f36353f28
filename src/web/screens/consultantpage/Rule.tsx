import type { ReactNode } from 'react';
import styles from './Rule.module.css';

/** What has to be kept in mind before something is sent from a desk. */
export function Rule({ children }: { readonly children: ReactNode }) {
  return <p className={styles.rule}>{children}</p>;
}

import type { ReactNode } from 'react';
import styles from './Rule.module.css';

/** Renders a rule to observe before something is sent from a desk. */
export function Rule({ children }: { readonly children: ReactNode }) {
  return <p className={styles.rule}>{children}</p>;
}

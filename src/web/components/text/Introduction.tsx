import type { ReactNode } from 'react';
import styles from './Introduction.module.css';

/** Renders the introduction of a page under its title. */
export function Introduction({ children }: { readonly children: ReactNode }) {
  return <p className={styles.introduction}>{children}</p>;
}

import type { ReactNode } from 'react';
import styles from './Introduction.module.css';

/** What a page is about, in the lines under its title. */
export function Introduction({ children }: { readonly children: ReactNode }) {
  return <p className={styles.introduction}>{children}</p>;
}

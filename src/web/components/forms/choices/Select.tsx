import type { SelectHTMLAttributes } from 'react';
import styles from '../Field.module.css';

/** Renders the device's own select with the drawn chevron of all selects; its frame is the box around it. */
export function Select(props: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>) {
  return (
    <span className={styles.select}>
      <select {...props} className={styles.input} />
    </span>
  );
}

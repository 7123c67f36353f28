import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** Facts without a value are left out. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Renders labelled facts as a description list. */
export function Facts({ facts }: FactsProps) {
  const factsWithValue = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  if (factsWithValue.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {factsWithValue.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** What is not known is left out. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Particulars of somebody or something, each under its name. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './GuestCard.module.css';

interface GuestCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One task in the middle of the page: signing in, signing up, recovering. */
export function GuestCard({ title, lead, children }: GuestCardProps) {
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** What else somebody may want here. */
export function GuestLinks({ children }: { readonly children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}

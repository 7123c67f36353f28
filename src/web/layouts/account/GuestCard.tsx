import type { ReactNode } from 'react';
import styles from './GuestCard.module.css';

interface GuestCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Renders a single form in the middle of the page: sign-in, sign-up or recovery. */
export function GuestCard({ title, lead, children }: GuestCardProps) {
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** Renders links to related screens under the form. */
export function GuestLinks({ children }: { readonly children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}

import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title?: string;
  /** `urgent` is for what comes before everything else. */
  readonly tone?: 'plain' | 'urgent';
  readonly children: ReactNode;
}

/** A part of a screen that is about one thing. */
export function Panel({ title, tone = 'plain', children }: PanelProps) {
  return (
    <section className={styles[tone]}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

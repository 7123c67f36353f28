import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title?: string;
  /** `urgent` is for warnings that come before everything else. */
  readonly tone?: 'plain' | 'urgent';
  readonly children: ReactNode;
}

/** Renders a titled part of a screen. */
export function Panel({ title, tone = 'plain', children }: PanelProps) {
  return (
    <section className={styles[tone]}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

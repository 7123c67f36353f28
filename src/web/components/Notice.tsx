import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly headingLevel?: 1 | 2 | 3;
  /** Something went wrong, rather than being absent. */
  readonly isBad?: boolean;
  /** What the reader can do next. */
  readonly children?: ReactNode;
}

/** Stands where content is missing: says why, and what to do next. */
export function Notice({ icon, title, text, headingLevel = 2, isBad = false, children }: NoticeProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.notice}>
      <span className={styles.icon} data-bad={isBad ? '' : undefined}>
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

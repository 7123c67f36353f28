import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly headingLevel?: 1 | 2 | 3;
  /** Whether the reason is an error and not missing content. */
  readonly isError?: boolean;
  /** The reader's next steps. */
  readonly children?: ReactNode;
}

/** Explains why content is missing, and what to do next. */
export function Notice({ icon, title, text, headingLevel = 2, isError = false, children }: NoticeProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.notice}>
      <span className={styles.icon} data-bad={isError ? '' : undefined}>
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

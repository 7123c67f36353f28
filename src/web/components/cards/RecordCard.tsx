import type { ReactNode } from 'react';
import styles from './RecordCard.module.css';

interface RecordCardProps {
  readonly record: { readonly title: string; readonly url: string };
  readonly picture: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** Details under the title. */
  readonly children?: ReactNode;
}

/** Renders a person or place of a list with picture and title; the whole card is a link. */
export function RecordCard({ record, picture, headingLevel = 2, children }: RecordCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      {picture}
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a className={styles.link} href={record.url}>
            {record.title}
          </a>
        </Heading>
        {children}
      </div>
    </article>
  );
}

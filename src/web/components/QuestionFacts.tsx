import type { ReactNode } from 'react';
import { DottedLine } from './DottedLine.tsx';
import styles from './QuestionFacts.module.css';

interface QuestionFactsProps {
  /** Absent where it stands above already. */
  readonly title?: ReactNode;
  readonly titleTag?: 'h2' | 'span';
  /** What has to strike the eye. */
  readonly marks?: readonly string[];
  readonly tone?: 'waiting' | 'good' | 'plain';
  readonly facts: readonly string[];
}

/** A question in few words: its title, and under it how it stands and what is known of it. */
export function QuestionFacts({
  title,
  titleTag: Title = 'span',
  marks = [],
  tone = 'waiting',
  facts,
}: QuestionFactsProps) {
  return (
    <>
      {title && <Title className={styles.title}>{title}</Title>}
      <span className={styles.facts}>
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} data-tone={tone}>
            {mark}
          </span>
        ))}
        <DottedLine items={facts} />
      </span>
    </>
  );
}

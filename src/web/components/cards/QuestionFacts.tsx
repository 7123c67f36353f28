import type { ReactNode } from 'react';
import { DottedLine } from '../text/DottedLine.tsx';
import styles from './QuestionFacts.module.css';

interface QuestionFactsProps {
  /** Absent if the title is already a heading above. */
  readonly title?: ReactNode;
  readonly titleTag?: 'h2' | 'span';
  /** Highlighted labels, such as the status. */
  readonly marks?: readonly string[];
  readonly tone?: 'waiting' | 'good' | 'plain';
  readonly facts: readonly string[];
}

/** Summarises a question: its title, status and facts. */
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

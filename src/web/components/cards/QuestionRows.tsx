import type { ReactNode } from 'react';
import { NoBreakText } from '../text/NoBreakText.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';
import styles from './QuestionRows.module.css';

interface QuestionRow {
  readonly id: number;
  readonly title: string;
  /** Address of the question's page; absent if it has none. */
  readonly url?: string;
  /** Highlighted labels, such as „follow-up“. */
  readonly marks?: readonly string[];
  readonly facts: readonly string[];
  /** The button of the row. */
  readonly action: ReactNode;
}

/** Lists questions as rows with an action each. */
export function QuestionRows({ rows }: { readonly rows: readonly QuestionRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ id, title, url, marks = [], facts, action }) => (
        <li key={id} className={styles.row} data-question={id}>
          <div className={styles.text}>
            <QuestionFacts
              titleTag="h2"
              title={
                url ? (
                  <a href={url}>
                    <NoBreakText text={title} />
                  </a>
                ) : (
                  <NoBreakText text={title} />
                )
              }
              marks={marks}
              facts={facts}
            />
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}

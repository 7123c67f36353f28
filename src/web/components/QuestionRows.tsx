import type { ReactNode } from 'react';
import { QuestionFacts } from './QuestionFacts.tsx';
import styles from './QuestionRows.module.css';
import { Unbroken } from './Unbroken.tsx';

interface QuestionRow {
  readonly id: number;
  readonly title: string;
  /** A question with a page of its own. */
  readonly url?: string;
  /** What has to strike the eye. */
  readonly marks?: readonly string[];
  readonly facts: readonly string[];
  /** What can be done with it. */
  readonly action: ReactNode;
}

/** Questions one under the other, each with what can be done with it. */
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
                    <Unbroken text={title} />
                  </a>
                ) : (
                  <Unbroken text={title} />
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

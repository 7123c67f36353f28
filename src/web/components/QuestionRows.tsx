import type { ReactNode } from 'react';
import styles from './QuestionRows.module.css';

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
            <h2 className={styles.title}>{url ? <a href={url}>{title}</a> : title}</h2>
            <p className={styles.facts}>
              {marks.map((mark) => (
                <span key={mark} className={styles.mark}>
                  {mark}
                </span>
              ))}
              {facts.join(' · ')}
            </p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}

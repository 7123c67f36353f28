import { formatDate } from '#shared/content/dates.ts';
import { consultant as text } from '#shared/language/ka/people.ts';
import styles from './AnswerList.module.css';
import { Unbroken } from './Unbroken.tsx';

export interface ListedAnswer {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly answered_at: string;
  readonly category: { readonly title: string } | null;
}

interface AnswerListProps {
  readonly answers: readonly ListedAnswer[];
  readonly headingLevel?: 2 | 3;
}

/** Answered questions, one under the other. */
export function AnswerList({ answers, headingLevel = 3 }: AnswerListProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {answers.map(({ id, title, url, answered_at, category }) => (
        <li key={id} className={styles.item} data-question={id}>
          <Heading className={styles.title}>
            <a className={styles.link} href={url}>
              <Unbroken text={title} />
            </a>
          </Heading>
          <p className={styles.about}>
            {category && <span>{category.title}</span>}
            <time dateTime={answered_at}>{text.answered(formatDate(answered_at))}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

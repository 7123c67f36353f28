import { formatDate } from '#shared/content/dates.ts';
import { answerList as text } from '#shared/language/ka/asking/ask-links.ts';
import { NoBreakText } from '../text/NoBreakText.tsx';
import styles from './AnswerList.module.css';

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

/** Lists answered questions. */
export function AnswerList({ answers, headingLevel = 3 }: AnswerListProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {answers.map(({ id, title, url, answered_at, category }) => (
        <li key={id} className={styles.item} data-question={id}>
          <Heading className={styles.title}>
            <a className={styles.link} href={url}>
              <NoBreakText text={title} />
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

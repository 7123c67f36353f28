import { formatDate } from '#shared/content/dates.ts';
import { question as text } from '#shared/language/ka/asking/question-screens.ts';
import { Portrait } from '#web/components/people/Portrait.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { PinButton } from '#web/layouts/pins/PinButton.tsx';
import type { Pins } from '#web/layouts/pins/use-pins.ts';
import styles from './QuestionCard.module.css';
import type { ListedQuestion } from './questions.load.ts';

interface QuestionCardProps {
  readonly question: ListedQuestion;
  readonly pins: Pins;
}

/** Renders a question of the list: category, title, excerpt and consultant. */
export function QuestionCard({ question, pins }: QuestionCardProps) {
  const { id, title, url, category, consultant, answered_at, metainfo } = question;
  return (
    <article className={styles.card} data-question={id}>
      {category && <p className={styles.category}>{category.title}</p>}
      <h2 className={styles.title}>
        <a className={styles.link} href={url}>
          <NoBreakText text={title} />
        </a>
      </h2>
      {metainfo.description && (
        <p className={styles.excerpt}>
          <NoBreakText text={metainfo.description} />
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.answered}>
          {consultant && (
            <>
              <Portrait name={consultant.title} image={consultant.image} size="small" />
              <span className={styles.consultant}>{consultant.title}</span>
            </>
          )}
          <time dateTime={answered_at}>{text.answered(formatDate(answered_at))}</time>
        </p>
        <PinButton questionId={id} pins={pins} />
      </div>
    </article>
  );
}

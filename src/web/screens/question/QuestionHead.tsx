import { formatDate } from '#shared/content/dates.ts';
import { question as text } from '#shared/language/ka/question-screens.ts';
import { Breadcrumbs } from '#web/components/Breadcrumbs.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import { PinButton } from '#web/frames/pins/PinButton.tsx';
import { usePins } from '#web/frames/pins/use-pins.ts';
import type { Crumb } from '#web/frames/structured-data.ts';
import styles from './QuestionHead.module.css';
import type { QuestionData } from './question.load.ts';

interface QuestionHeadProps {
  readonly question: QuestionData['question'];
  readonly trail: readonly Crumb[];
}

/** What was asked and when; what a reader can do with the question stands in the row under the title. */
export function QuestionHead({ question: { id, title, asked_at }, trail }: QuestionHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>
        <Unbroken text={title} />
      </h1>
      <div className={styles.row}>
        <time dateTime={asked_at}>{text.asked(formatDate(asked_at))}</time>
        <PinButton questionId={id} pins={usePins([id])} />
      </div>
    </header>
  );
}

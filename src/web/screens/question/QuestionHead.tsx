import { ArrowDown } from 'lucide-react';
import { formatDate } from '#shared/content/dates.ts';
import { question as text } from '#shared/language/ka/asking/question-screens.ts';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import type { Crumb } from '#web/layouts/head/structured-data.ts';
import { PinButton } from '#web/layouts/pins/PinButton.tsx';
import { usePins } from '#web/layouts/pins/use-pins.ts';
import styles from './QuestionHead.module.css';
import { answerId } from './question.facts.ts';
import type { QuestionData } from './question.load.ts';

interface QuestionHeadProps {
  readonly question: QuestionData['question'];
  readonly trail: readonly Crumb[];
  /** The first sentence of the answer. */
  readonly answer: string;
}

/** Renders the question's title, what is answered to it in a sentence, and its date with the bookmark button. */
export function QuestionHead({ question: { id, title, asked_at }, trail, answer }: QuestionHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>
        <NoBreakText text={title} />
      </h1>
      {answer && (
        <p className={styles.short} data-short-answer>
          <strong className={styles.label}>{text.short}</strong>
          <NoBreakText text={answer} />
          <a className={styles.whole} href={`#${answerId}`}>
            {text.whole}
            <ArrowDown size={16} />
          </a>
        </p>
      )}
      <div className={styles.row}>
        <time dateTime={asked_at}>{text.asked(formatDate(asked_at))}</time>
        <PinButton questionId={id} pins={usePins([id])} />
      </div>
    </header>
  );
}

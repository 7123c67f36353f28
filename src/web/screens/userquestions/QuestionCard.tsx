import { ChevronDown } from 'lucide-react';
import { formatDate, formatMoment } from '#shared/content/dates.ts';
import { questionStates, asking as text } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Conversation } from '#web/components/Conversation.tsx';
import { QuestionFacts } from '#web/components/QuestionFacts.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import { CardActions } from './CardActions.tsx';
import { Consent } from './Consent.tsx';
import { FollowUp } from './FollowUp.tsx';
import type { MyQuestion, Part } from './own-questions.ts';
import styles from './UserQuestions.module.css';

interface QuestionCardProps {
  readonly question: MyQuestion;
  readonly parts: readonly Part[];
  readonly isOpen: boolean;
  readonly onChange: () => void;
}

/** One of one's own questions: how it stands, what was said, and what can be done now. */
export function QuestionCard({ question, parts, isOpen, onChange }: QuestionCardProps) {
  const { id, title, body, answer, status, consultant, category, asked_at } = question;
  const isAnswered = status === 'answered' || status === 'closed';
  return (
    <li>
      <details className={styles.card} open={isOpen} data-question={id} data-status={status}>
        <summary className={styles.head}>
          <QuestionFacts
            title={<Unbroken text={title} />}
            marks={[questionStates[status]]}
            tone={toneOf(status)}
            facts={[...(category ? [category.title] : []), text.mine.asked(formatDate(asked_at))]}
          />
          <ChevronDown size={22} className={styles.mark} aria-hidden />
        </summary>
        <div className={styles.parts}>
          <WaitingNote question={question} />
          <Conversation
            headingLevel={2}
            questionLabel={text.mine.question}
            question={body}
            answerLabel={consultant ? text.mine.answeredBy(consultant.title) : text.mine.answer}
            answer={answer}
            discussionLabel={text.mine.discussion}
            parts={parts.map(({ author_title, ...part }) => ({
              ...part,
              who: part.kind === 'followup' ? text.mine.you : author_title,
            }))}
          />
          {status === 'answered' && <FollowUp key={parts.length} question={question} onChange={onChange} />}
          {isAnswered && <Consent question={question} onChange={onChange} />}
          <CardActions question={question} onChange={onChange} />
        </div>
      </details>
    </li>
  );
}

function WaitingNote({ question: { id, status, answer_due_at } }: { readonly question: MyQuestion }) {
  if (status === 'awaiting_payment')
    return (
      <p className={styles.note}>
        {text.askform.payText}
        <ButtonLink href={`${paths.askform}?question=${id}`}>{text.mine.pay}</ButtonLink>
      </p>
    );
  if ((status === 'open' || status === 'claimed') && answer_due_at)
    return <p className={styles.note}>{text.mine.answerBy(formatMoment(answer_due_at))}</p>;
  if (status === 'refused' && answer_due_at) return <p className={styles.note}>{text.mine.released}</p>;
  return null;
}

function toneOf(status: MyQuestion['status']): 'waiting' | 'good' | 'plain' {
  if (status === 'answered') return 'good';
  return status === 'closed' || status === 'refused' ? 'plain' : 'waiting';
}

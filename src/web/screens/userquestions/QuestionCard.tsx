import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatMoment } from '#shared/content/dates.ts';
import { questionStates, asking as text } from '#shared/language/ka/asking/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { Conversation } from '#web/components/cards/Conversation.tsx';
import { QuestionFacts } from '#web/components/cards/QuestionFacts.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { OwnAttachments } from '#web/layouts/asking/attachments/OwnAttachments.tsx';
import { WhatNext } from '#web/layouts/asking/WhatNext.tsx';
import { CardActions } from './CardActions.tsx';
import { Consent } from './Consent.tsx';
import { FollowUp } from './FollowUp.tsx';
import type { DiscussionPart, ShownQuestion } from './own-questions.ts';
import { Rating } from './Rating.tsx';
import { Reply } from './Reply.tsx';
import styles from './UserQuestions.module.css';

interface QuestionCardProps {
  readonly question: ShownQuestion;
  readonly parts: readonly DiscussionPart[];
  readonly isOpen: boolean;
  readonly onChange: () => void;
}

const takesFiles: ReadonlySet<ShownQuestion['status']> = new Set(['awaiting_payment', 'open', 'claimed']);

/** Renders one of the account's own questions: status, conversation and available actions. */
export function QuestionCard({ question, parts, isOpen, onChange }: QuestionCardProps) {
  const { id, title, body, answer, status, consultant, category, asked_at } = question;
  const isAnswered = status === 'answered' || status === 'closed';
  // What is asked for each question by itself is loaded once its card is open.
  const [isSeen, setSeen] = useState(isOpen);
  return (
    <li>
      <details
        className={styles.card}
        open={isOpen}
        data-question={id}
        data-status={status}
        onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}
      >
        <summary className={styles.head}>
          <QuestionFacts
            title={<NoBreakText text={title} />}
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
            askedBackLabel={text.mine.askedBack}
            discussionLabel={text.mine.discussion}
            parts={parts.map(({ author_title, ...part }) => ({
              ...part,
              author: part.kind === 'followup' || part.kind === 'reply' ? text.mine.you : author_title,
            }))}
          />
          {status === 'claimed' && question.reply_until && <Reply question={id} onChange={onChange} />}
          {isSeen && <OwnAttachments question={id} isOpen={takesFiles.has(status)} />}
          {status === 'answered' && <FollowUp key={parts.length} question={question} onChange={onChange} />}
          {isAnswered && isSeen && <Rating question={id} />}
          {isAnswered && <Consent question={question} onChange={onChange} />}
          <CardActions question={question} onChange={onChange} />
        </div>
      </details>
    </li>
  );
}

function WaitingNote({
  question: { id, status, answer_due_at, reply_until, refusal_reason },
}: {
  readonly question: ShownQuestion;
}) {
  if (status === 'awaiting_payment')
    return (
      <p className={styles.note}>
        {text.askform.payText}
        <ButtonLink href={`${paths.askform}?question=${id}`}>{text.mine.pay}</ButtonLink>
      </p>
    );
  if (status === 'claimed' && reply_until)
    return (
      <p className={styles.note} data-reply-until={reply_until}>
        {text.mine.replyAwaited(formatMoment(reply_until))}
      </p>
    );
  if ((status === 'open' || status === 'claimed') && answer_due_at) return <WhatNext dueAt={answer_due_at} />;
  if (status === 'refused' && answer_due_at)
    return (
      <p className={styles.note}>
        {refusal_reason && text.mine.refusedBecause(refusal_reason)} {text.mine.released}
      </p>
    );
  return null;
}

function toneOf(status: ShownQuestion['status']): 'waiting' | 'good' | 'plain' {
  if (status === 'answered') return 'good';
  return status === 'closed' || status === 'refused' ? 'plain' : 'waiting';
}

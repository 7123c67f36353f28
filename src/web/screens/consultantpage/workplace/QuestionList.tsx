import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatMoment } from '#shared/content/dates.ts';
import type { ConsultantQueue, ListedQuestion } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/workplace.ts';
import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { session } from '#web/data/session/browser-session.ts';
import { attempt } from '#web/frames/account/send-form.ts';
import styles from './Workplace.module.css';

interface QuestionListProps {
  readonly name: keyof ConsultantQueue;
  readonly questions: readonly ListedQuestion[];
  readonly onOpen: (id: number) => void;
  /** Somebody else was quicker. */
  readonly onLost: () => void;
}

/** Questions without their text: that is for who holds them. */
export function QuestionList({ name, questions, onOpen, onLost }: QuestionListProps) {
  const [busy, setBusy] = useState(0);
  async function claim(id: number): Promise<void> {
    setBusy(id);
    const refused = await attempt(async () => {
      await session.call(`/api/question/${id}/claim/`, {});
      onOpen(id);
    });
    setBusy(0);
    if (refused) onLost();
  }
  if (questions.length === 0)
    return <Notice icon={<Inbox size={28} />} title={text.lists[name]} text={text.empty[name]} />;
  return (
    <ul className={styles.list}>
      {questions.map((question) => (
        <li key={question.id} className={styles.item} data-question={question.id}>
          <div className={styles.text}>
            <h2 className={styles.subject}>{question.title}</h2>
            <p className={styles.facts}>
              {question.is_directed && name === 'questions' && (
                <span className={styles.mark}>{text.directed}</span>
              )}
              {question.has_followup && <span className={styles.mark}>{text.followup}</span>}
              {factsOf(name, question).join(' · ')}
            </p>
          </div>
          {name === 'questions' ? (
            <Button isBusy={busy === question.id} onPress={() => void claim(question.id)}>
              {text.claim}
            </Button>
          ) : (
            <Button kind="quiet" onPress={() => onOpen(question.id)}>
              {text.open}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function factsOf(name: keyof ConsultantQueue, question: ListedQuestion): string[] {
  const { category, asked_at, answer_due_at, answered_at } = question;
  const subject = category?.title ?? text.noCategory;
  if (name === 'answered') return [subject, text.answeredAt(formatDate(answered_at ?? asked_at))];
  const due = answer_due_at ? [text.dueBy(formatMoment(answer_due_at))] : [];
  return [subject, text.asked(formatDate(asked_at)), ...due];
}

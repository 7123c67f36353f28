import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatMoment } from '#shared/content/dates.ts';
import { type ConsultantQueue, claimQuestion, type ListedQuestion } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import { QuestionRows } from '#web/components/cards/QuestionRows.tsx';
import { Button } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { attempt } from '#web/layouts/account/send-form.ts';

interface QuestionListProps {
  readonly name: keyof ConsultantQueue;
  readonly questions: readonly ListedQuestion[];
  readonly onOpen: (id: number) => void;
  /** Called when claiming failed, for example because another consultant was faster. */
  readonly onClaimFailed: () => void;
}

/** Lists questions without their text, which is visible only to the consultant who has claimed them. */
export function QuestionList({ name, questions, onOpen, onClaimFailed }: QuestionListProps) {
  const [busy, setBusy] = useState(0);
  async function claim(id: number): Promise<void> {
    setBusy(id);
    const errors = await attempt(async () => {
      await callApi(claimQuestion, { id });
      onOpen(id);
    });
    setBusy(0);
    if (errors) onClaimFailed();
  }
  if (questions.length === 0)
    return <Notice icon={<Inbox size={28} />} title={text.lists[name]} text={text.empty[name]} />;
  return (
    <QuestionRows
      rows={questions.map((question) => ({
        id: question.id,
        title: question.title,
        marks: [
          ...(question.is_directed && name === 'questions' ? [text.directed] : []),
          ...(question.has_followup ? [text.followup] : []),
          ...(name === 'held' && question.reply_until ? [text.waitsForAsker] : []),
          ...(name === 'held' && question.has_reply ? [text.replied] : []),
        ],
        facts: factsOf(name, question),
        action:
          name === 'questions' ? (
            <Button isBusy={busy === question.id} onPress={() => void claim(question.id)}>
              {text.claim}
            </Button>
          ) : (
            <Button kind="quiet" onPress={() => onOpen(question.id)}>
              {text.open}
            </Button>
          ),
      }))}
    />
  );
}

function factsOf(name: keyof ConsultantQueue, question: ListedQuestion): string[] {
  const { category, asked_at, answer_due_at, answered_at } = question;
  const subject = category?.title ?? text.noCategory;
  if (name === 'answered') return [subject, text.answeredAt(formatDate(answered_at ?? asked_at))];
  const due = answer_due_at ? [text.dueBy(formatMoment(answer_due_at))] : [];
  return [subject, text.asked(formatDate(asked_at)), ...due];
}

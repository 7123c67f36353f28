import { ArrowLeft } from 'lucide-react';
import { formatMoment } from '#shared/content/dates.ts';
import type { HeldQuestion } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/workplace.ts';
import { Button } from '#web/components/Button.tsx';
import { Conversation } from '#web/components/Conversation.tsx';
import { Panel } from '#web/components/Panel.tsx';
import { QuestionFacts } from '#web/components/QuestionFacts.tsx';
import { session } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { LoadedPart } from '#web/frames/account/LoadedPart.tsx';
import { attempt } from '#web/frames/account/send-form.ts';
import { useLoaded } from '#web/frames/account/use-loaded.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { LeaseClock } from './LeaseClock.tsx';
import styles from './Workplace.module.css';

interface HeldViewProps {
  readonly id: number;
  readonly accountId: number;
  readonly onClose: () => void;
}

/** A question with its text, for the consultant who holds or has answered it. */
export function HeldView({ id, accountId, onClose }: HeldViewProps) {
  const loaded = useLoaded(
    `held ${id}`,
    async () => (await session.read(`/api/consultant/question/${id}/`)) as HeldQuestion,
  );
  const handBack = () =>
    void attempt(async () => {
      await session.call(`/api/question/${id}/hand-back/`, {});
      showAccountToast('success', text.handedBack);
      onClose();
    });
  return (
    <>
      <Button kind="quiet" onPress={onClose}>
        <ArrowLeft size={18} aria-hidden />
        {text.back}
      </Button>
      <LoadedPart loaded={loaded}>
        {(question) => (
          <>
            <Panel title={question.title}>
              <QuestionFacts
                facts={[
                  ...(question.category ? [question.category.title] : []),
                  text.asked(formatMoment(question.asked_at)),
                ]}
              />
              {question.status === 'claimed' && question.lease_until && (
                <div className={styles.lease}>
                  <LeaseClock until={question.lease_until} />
                  <Button kind="quiet" onPress={handBack}>
                    {text.handBack}
                  </Button>
                </div>
              )}
              <Conversation
                questionLabel={text.question}
                question={question.body}
                answerLabel={text.answer}
                answer={question.answer}
                discussionLabel={text.discussion}
                parts={question.discussion.map((part) => ({
                  ...part,
                  who: part.kind === 'answer' ? text.you : text.asker,
                }))}
              />
            </Panel>
            {(question.status === 'claimed' || (question.status === 'answered' && question.has_followup)) && (
              <AnswerForm
                id={id}
                accountId={accountId}
                isReply={question.status === 'answered'}
                onSent={onClose}
              />
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
}

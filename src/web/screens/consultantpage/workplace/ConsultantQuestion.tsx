import { ArrowLeft } from 'lucide-react';
import { formatMoment } from '#shared/content/dates.ts';
import { getConsultantQuestion, handBackQuestion } from '#shared/contracts/questions.ts';
import { attachmentText } from '#shared/language/ka/asking/attachments.ts';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import { Conversation } from '#web/components/cards/Conversation.tsx';
import { Panel } from '#web/components/cards/Panel.tsx';
import { QuestionFacts } from '#web/components/cards/QuestionFacts.tsx';
import { Button } from '#web/components/forms/Button.tsx';
import { AttachmentViewer } from '#web/components/media/attachments/AttachmentViewer.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { fetchAttachment } from '#web/data/session/fetch-attachment.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { attempt } from '#web/layouts/account/send-form.ts';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { AskBack } from './AskBack.tsx';
import { LeaseClock } from './LeaseClock.tsx';
import styles from './Workplace.module.css';

interface ConsultantQuestionProps {
  readonly id: number;
  readonly accountId: number;
  readonly onClose: () => void;
}

/** Shows a question with its text to the consultant who has claimed or answered it. */
export function ConsultantQuestion({ id, accountId, onClose }: ConsultantQuestionProps) {
  const loaded = useLoaded(`claimed ${id}`, () => callApi(getConsultantQuestion, { id }));
  const handBack = () =>
    void attempt(async () => {
      await callApi(handBackQuestion, { id });
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
          <div className={styles.desk} data-wide={question.attachments.length > 0 ? '' : undefined}>
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
                askedBackLabel={text.askedBack}
                discussionLabel={text.discussion}
                parts={question.discussion.map((part) => ({
                  ...part,
                  author: part.kind === 'answer' || part.kind === 'ask_back' ? text.you : text.asker,
                }))}
              />
            </Panel>
            {question.attachments.length > 0 && (
              <div className={styles.files}>
                <Panel title={attachmentText.ofQuestion}>
                  <AttachmentViewer
                    attachments={question.attachments}
                    fetchFile={(number) => fetchAttachment(id, number)}
                  />
                </Panel>
              </div>
            )}
            <div className={styles.writing}>
              {question.status === 'claimed' && (
                <AskBack
                  id={id}
                  replyUntil={question.reply_until}
                  asked={question.discussion.filter(({ kind }) => kind === 'ask_back').length}
                  onSent={loaded.reload}
                />
              )}
              {(question.status === 'claimed' ||
                (question.status === 'answered' && question.has_followup)) && (
                <AnswerForm
                  id={id}
                  accountId={accountId}
                  isReply={question.status === 'answered'}
                  onSent={onClose}
                />
              )}
            </div>
          </div>
        )}
      </LoadedPart>
    </>
  );
}

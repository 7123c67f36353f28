import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { askQuestion } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { attachmentText } from '#shared/language/ka/asking/attachments.ts';
import { showGel } from '#shared/money/show.ts';
import { paths, signInPath, signUpPath } from '#shared/paths/paths.ts';
import { askForm, bounds } from '#shared/questions/forms.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { Button } from '#web/components/forms/Button.tsx';
import { ChoiceCards } from '#web/components/forms/choices/ChoiceCards.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { type FormValues, pickValues, useForm } from '#web/components/forms/use-form.ts';
import { createQuestionKey, type QueuedQuestion } from '#web/data/question-queue.ts';
import { callApi, useSession } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '../account/send-form.ts';
import type { ServiceRecord } from '../payment/money-records.ts';
import { ChosenFiles } from './attachments/ChosenFiles.tsx';
import { sendFiles } from './attachments/send-files.ts';
import { adoptGuestFiles, keepFiles, readFiles } from './attachments/stored-files.ts';
import { adoptGuestDraft, clearDraft, type Draft, readDraft, readForm, saveDraft } from './draft.ts';
import type { ChosenRecords } from './load-chosen.ts';
import styles from './QuestionForm.module.css';
import { dropServerDraft, fetchServerDraft, keepServerDraft } from './server-draft.ts';
import { useWaitingQuestion } from './use-waiting-question.ts';
import { WaitingQuestion } from './WaitingQuestion.tsx';

interface QuestionFormProps {
  readonly chosen: ChosenRecords;
  readonly service: ServiceRecord;
  /** Where addressee and service are chosen. */
  readonly choicePath: string;
}

/**
 * Renders the form of a new question, for guests too: they sign in last. What is written is kept in this browser, and with
 * the account once its owner is signed in, until the question is sent.
 */
export function QuestionForm(props: QuestionFormProps) {
  const state = useSession();
  const [written, setWritten] = useState<Written>();
  const accountId = state.status === 'user' ? state.user.id : undefined;
  const isKnown = state.status !== 'unknown';
  // The draft is read in an effect, because the server has no access to the browser's storage.
  useEffect(() => {
    if (!isKnown) return;
    let isCurrent = true;
    void readWritten(accountId).then((read) => {
      if (isCurrent) setWritten(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [accountId, isKnown]);
  return written && <DraftForm key={accountId} {...props} {...written} accountId={accountId} />;
}

/** What was written and chosen, and not sent yet. */
interface Written {
  readonly draft: Draft;
  readonly files: readonly File[];
}

async function readWritten(accountId: number | undefined): Promise<Written> {
  if (accountId === undefined) return { draft: readDraft('guest'), files: await readFiles('guest') };
  const own = adoptGuestDraft(accountId);
  const [stored, files] = await Promise.all([fetchServerDraft(), adoptGuestFiles(accountId)]);
  return { draft: stored && stored.at > own.at ? stored : own, files };
}

interface DraftFormProps extends QuestionFormProps, Written {
  readonly accountId: number | undefined;
}

function DraftForm({ chosen, service, choicePath, draft, files: readAtStart, accountId }: DraftFormProps) {
  const navigate = useNavigate();
  const { waiting, wait, takeBack } = useWaitingQuestion(accountId);
  const [isGuestWaiting, setGuestWaiting] = useState(false);
  const [files, setFiles] = useState(readAtStart);
  const isNewReader = useRef(false);
  const changeFiles = (next: readonly File[]) => {
    setFiles(next);
    void keepFiles(accountId ?? 'guest', next);
  };
  const addressee = {
    ...(chosen.category ? { category: String(chosen.category.id) } : {}),
    ...(chosen.consultant ? { consultant: String(chosen.consultant.id) } : {}),
  };
  const query = String(new URLSearchParams({ ...addressee, service: String(service.id) }));
  const toPayload = (values: FormValues) => ({
    ...pickValues(values, ['title', 'body']),
    is_private: values.is_private === 'false' ? ('false' as const) : ('true' as const),
    service: String(service.id),
    ...addressee,
  });
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(askForm, toPayload(values)),
    send: async (values, form) => {
      if (accountId === undefined) {
        const enter = isNewReader.current ? signUpPath : signInPath;
        saveDraft('guest', { ...readForm(form), sendTo: query });
        await keepFiles('guest', files);
        if (!navigator.onLine) {
          setGuestWaiting(true);
          return undefined;
        }
        await navigate(enter(`${paths.askform}?${query}`));
        return undefined;
      }
      return attempt(async () => {
        dropServerDraft();
        const sending = { key: createQuestionKey(), accountId, input: toPayload(values) };
        const question = await sendOrWait(sending, wait);
        if (!question) return;
        clearDraft(accountId);
        // They are the question's from now on, also if the page is left while they are sent.
        await keepFiles(`question ${question}`, files);
        await keepFiles(accountId, []);
        const left = await sendFiles(question, files);
        await keepFiles(`question ${question}`, left);
        if (left.length > 0) showAccountToast('error', attachmentText.someNotSent);
        await navigate(`${paths.askform}?question=${question}`, { replace: true });
      });
    },
  });
  const submitAsNewReader = () => {
    isNewReader.current = true;
    formProps.ref.current?.requestSubmit();
    isNewReader.current = false;
  };
  useSendOnce(accountId !== undefined && draft.sendTo === query && canSubmit, formProps.ref);
  const isWaiting = waiting !== undefined || isGuestWaiting;
  return (
    <>
      {isWaiting && (
        <WaitingQuestion
          isGuest={isGuestWaiting}
          onTakeBack={waiting ? takeBack : () => setGuestWaiting(false)}
        />
      )}
      {/* Hidden and not gone: who takes the question back finds it as it was written. */}
      <div hidden={isWaiting}>
        <Panel>
          <div className={styles.choice}>
            <dl className={styles.chosen}>
              <div>
                <dt>{text.askform.to}</dt>
                <dd>{(chosen.consultant ?? chosen.category)?.title}</dd>
              </div>
              <div>
                <dt>{service.title}</dt>
                <dd className={styles.price} data-price>
                  {showGel(service.price)}
                </dd>
              </div>
            </dl>
            <a
              className={styles.change}
              href={`${choicePath}?${new URLSearchParams({ ...addressee })}`}
              data-change-choice
            >
              {text.askform.change}
            </a>
          </div>
          <Form
            {...formProps}
            onInput={({ currentTarget }) => {
              const typed = readForm(currentTarget);
              saveDraft(accountId ?? 'guest', typed);
              if (accountId !== undefined) keepServerDraft(typed);
            }}
          >
            <Field
              name="title"
              label={text.askform.title}
              hint={text.askform.titleHint}
              maxLength={bounds.title.to}
              defaultValue={draft.title}
              error={errors.title}
            />
            <LongField
              name="body"
              label={text.askform.body}
              hint={text.askform.bodyHint}
              maxLength={bounds.body.to}
              rows={8}
              defaultValue={draft.body}
              error={errors.body}
            />
            <ChosenFiles files={files} onChange={changeFiles} />
            <ChoiceCards
              name="is_private"
              label={text.askform.privacy}
              defaultValue={draft.is_private}
              error={errors.is_private}
              choices={[
                { value: 'true', title: text.askform.private, hint: text.askform.privateHint },
                { value: 'false', title: text.askform.open, hint: text.askform.openHint },
              ]}
            />
            <p className={styles.draft}>
              {accountId === undefined ? text.askform.guestDraft : text.askform.draft}
            </p>
            <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
              {accountId === undefined ? text.askform.submitAsGuest : text.askform.submit}
            </SubmitButton>
            {accountId === undefined && (
              <Button kind="quiet" isBusy={!canSubmit} onPress={submitAsNewReader}>
                {text.askform.submitAsNewReader}
              </Button>
            )}
          </Form>
        </Panel>
      </div>
    </>
  );
}

/** Asks a question, or has it wait for a connection. @returns its id once it is asked */
async function sendOrWait(
  question: QueuedQuestion,
  wait: (question: QueuedQuestion) => Promise<void>,
): Promise<number | undefined> {
  try {
    return (await callApi(askQuestion, question.input, { idempotencyKey: question.key })).question;
  } catch (error) {
    if (error instanceof CallRefused) throw error;
    await wait(question);
    return undefined;
  }
}

/** Submits the form for whoever pressed „send“ before signing in. A refusal leaves the form as it was filled in. */
function useSendOnce(isDue: boolean, form: RefObject<HTMLFormElement | null>): void {
  const wasSent = useRef(false);
  useEffect(() => {
    if (!isDue || wasSent.current) return;
    wasSent.current = true;
    form.current?.requestSubmit();
  }, [isDue, form]);
}

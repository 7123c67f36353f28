import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { askQuestion } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { showGel } from '#shared/money/show.ts';
import { paths, signInPath } from '#shared/paths/paths.ts';
import { askForm, bounds } from '#shared/questions/forms.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { ChoiceCards } from '#web/components/forms/ChoiceCards.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { type FormValues, pickValues, useForm } from '#web/components/forms/use-form.ts';
import { createQuestionKey, type QueuedQuestion } from '#web/data/question-queue.ts';
import { callApi, useSession } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { attempt } from '../account/send-form.ts';
import type { ServiceRecord } from '../payment/money-records.ts';
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
  const [draft, setDraft] = useState<Draft>();
  const accountId = state.status === 'user' ? state.user.id : undefined;
  const isKnown = state.status !== 'unknown';
  // The draft is read in an effect, because the server has no access to the browser's storage.
  useEffect(() => {
    if (!isKnown) return;
    if (accountId === undefined) return setDraft(readDraft('guest'));
    const own = adoptGuestDraft(accountId);
    let isCurrent = true;
    void fetchServerDraft().then((kept) => {
      if (isCurrent) setDraft(kept && kept.at > own.at ? kept : own);
    });
    return () => {
      isCurrent = false;
    };
  }, [accountId, isKnown]);
  return draft && <DraftForm key={accountId} {...props} draft={draft} accountId={accountId} />;
}

interface DraftFormProps extends QuestionFormProps {
  readonly draft: Draft;
  readonly accountId: number | undefined;
}

function DraftForm({ chosen, service, choicePath, draft, accountId }: DraftFormProps) {
  const navigate = useNavigate();
  const { waiting, wait, takeBack } = useWaitingQuestion(accountId);
  const [isGuestWaiting, setGuestWaiting] = useState(false);
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
        saveDraft('guest', { ...readForm(form), sendTo: query });
        if (!navigator.onLine) {
          setGuestWaiting(true);
          return undefined;
        }
        await navigate(signInPath(`${paths.askform}?${query}`));
        return undefined;
      }
      return attempt(async () => {
        dropServerDraft();
        const question = { key: createQuestionKey(), accountId, input: toPayload(values) };
        const sentId = await sendOrWait(question, wait);
        if (!sentId) return;
        clearDraft(accountId);
        await navigate(`${paths.askform}?question=${sentId}`, { replace: true });
      });
    },
  });
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
              const written = readForm(currentTarget);
              saveDraft(accountId ?? 'guest', written);
              if (accountId !== undefined) keepServerDraft(written);
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

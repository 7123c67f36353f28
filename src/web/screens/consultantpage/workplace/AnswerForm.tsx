import { lazy, Suspense, useState } from 'react';
import type { RichDocument } from '#shared/content/document.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { answerQuestion } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import { answerForm } from '#shared/questions/forms.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { loadProseEditor } from '#web/components/forms/editor/load-prose-editor.ts';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { FieldNotes } from '#web/components/forms/frame/FieldNotes.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import { Rule } from '../Rule.tsx';
import styles from './AnswerForm.module.css';
import { clearAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft.ts';

interface AnswerFormProps {
  readonly id: number;
  readonly accountId: number;
  /** Whether the form replies to a follow-up instead of the question. */
  readonly isReply: boolean;
  readonly onSent: () => void;
}

const ProseEditor = lazy(loadProseEditor);

const htmlOf = (document: RichDocument | null): string => (document ? renderHtml(document) : '');

/** Renders the editor of an answer, in which it looks as readers will see it. */
export function AnswerForm({ id, accountId, isReply, onSent }: AnswerFormProps) {
  const [answer, setAnswer] = useState(() => readAnswerDraft(accountId, id));
  const [initial] = useState(answer);
  const label = isReply ? text.reply : text.write;
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: () => findErrors(answerForm, { body: htmlOf(answer) }),
    send: () =>
      attempt(async () => {
        await callApi(answerQuestion, { id, body: htmlOf(answer), format: 'html' });
        clearAnswerDraft(accountId, id);
        showAccountToast('success', text.sent);
        onSent();
      }),
  });
  return (
    <Panel title={label}>
      <Rule>{text.rule}</Rule>
      <Form {...formProps}>
        <Suspense fallback={<div className={styles.skeleton} role="status" aria-label={text.editorLoads} />}>
          <ProseEditor
            name="body"
            label={label}
            initial={initial}
            describedBy="answer-hint answer-error"
            isWrong={errors.body !== undefined}
            onChange={(document) => {
              setAnswer(document as RichDocument | null);
              saveAnswerDraft(accountId, id, document as RichDocument | null);
            }}
          />
        </Suspense>
        <FieldNotes
          name="body"
          hint={isReply ? text.hint : `${text.firstSentence} ${text.hint}`}
          hintId="answer-hint"
          error={errors.body}
          errorId="answer-error"
        />
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.send}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

import { Bold, Heading, Italic, List, ListOrdered } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { answerQuestion } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import { answerForm } from '#shared/questions/forms.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { FieldNotes } from '#web/components/forms/frame/FieldNotes.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { LabelledPart } from '#web/components/text/LabelledPart.tsx';
import { Passage } from '#web/components/text/Passage.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import { Rule } from '../Rule.tsx';
import styles from './AnswerForm.module.css';
import { clearAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft.ts';
import { type Format, formatText } from './format-text.ts';

interface AnswerFormProps {
  readonly id: number;
  readonly accountId: number;
  /** Whether the form replies to a follow-up instead of the question. */
  readonly isReply: boolean;
  readonly onSent: () => void;
}

const tools = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading],
  ['bullets', List],
  ['numbers', ListOrdered],
] as const satisfies readonly (readonly [Format, typeof Bold])[];

/** Renders the editor of an answer (Markdown) with a preview. */
export function AnswerForm({ id, accountId, isReply, onSent }: AnswerFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(() => readAnswerDraft(accountId, id));
  const html = useMemo(() => renderHtml(documentFromMarkdown(body)), [body]);
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(answerForm, values),
    send: () =>
      attempt(async () => {
        await callApi(answerQuestion, { id, body });
        clearAnswerDraft(accountId, id);
        showAccountToast('success', text.sent);
        onSent();
      }),
  });
  const change = (next: string) => {
    setBody(next);
    saveAnswerDraft(accountId, id, next);
  };
  const apply = (format: Format) => {
    const area = box.current;
    if (!area) return;
    const formatted = formatText(body, { from: area.selectionStart, to: area.selectionEnd }, format);
    change(formatted.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(formatted.from, formatted.to);
    });
  };
  return (
    <Panel title={isReply ? text.reply : text.write}>
      <Rule>{text.rule}</Rule>
      <Form {...formProps}>
        <div className={styles.editor} data-wrong={errors.body ? '' : undefined}>
          <fieldset className={styles.tools} aria-label={text.tools.label}>
            {tools.map(([format, Icon]) => (
              <button
                key={format}
                type="button"
                className={styles.tool}
                aria-label={text.tools[format]}
                title={text.tools[format]}
                onClick={() => apply(format)}
              >
                <Icon size={20} aria-hidden />
              </button>
            ))}
          </fieldset>
          <textarea
            ref={box}
            name="body"
            className={styles.area}
            rows={8}
            aria-label={isReply ? text.reply : text.write}
            aria-invalid={errors.body ? true : undefined}
            aria-describedby="answer-hint answer-error"
            value={body}
            onChange={({ target }) => change(target.value)}
          />
        </div>
        <FieldNotes
          name="body"
          hint={isReply ? text.hint : `${text.firstSentence} ${text.hint}`}
          hintId="answer-hint"
          error={errors.body}
          errorId="answer-error"
        />
        <section aria-label={text.preview}>
          <LabelledPart label={text.preview} kind="answer">
            {html === '' ? <p className={styles.hint}>{text.previewEmpty}</p> : <Passage html={html} />}
          </LabelledPart>
        </section>
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.send}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

import { formatMoment } from '#shared/content/dates.ts';
import { askBack } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import { askBackForm, bounds } from '#shared/questions/forms.ts';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import styles from './Workplace.module.css';

interface AskBackProps {
  readonly id: number;
  /** Until when the asker's reply is awaited; null where nothing is asked. */
  readonly replyUntil: string | null;
  /** How often the asker was asked already. */
  readonly asked: number;
  readonly onSent: () => void;
}

/** A consultant may ask back so often before answering. The server counts as well. */
const most = 2;

/** Lets a consultant ask the asker before answering, or says that the reply is awaited. */
export function AskBack({ id, replyUntil, asked, onSent }: AskBackProps) {
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(askBackForm, values),
    send: ({ body = '' }, form) =>
      attempt(async () => {
        await callApi(askBack, { id, body });
        form.reset();
        showAccountToast('success', text.askBack.sent);
        onSent();
      }),
  });
  if (replyUntil)
    return (
      <p className={styles.lease} data-reply-until={replyUntil}>
        {text.askBack.waiting(formatMoment(replyUntil))}
      </p>
    );
  if (asked >= most) return null;
  return (
    <details className={styles.askBack} data-ask-back>
      <summary>{text.askBack.title}</summary>
      <Form {...formProps}>
        <LongField
          name="body"
          label={text.askBack.label}
          hint={text.askBack.hint}
          maxLength={bounds.note}
          rows={3}
          error={errors.body}
        />
        <SubmitButton kind="quiet" canSubmit={canSubmit} isBusy={isBusy}>
          {text.askBack.send}
        </SubmitButton>
      </Form>
    </details>
  );
}

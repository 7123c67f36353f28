import { replyToConsultant } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { askBackForm, bounds } from '#shared/questions/forms.ts';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import styles from './UserQuestions.module.css';

interface ReplyProps {
  readonly question: number;
  readonly onChange: () => void;
}

/** Renders the reply to what the consultant asks before answering. */
export function Reply({ question, onChange }: ReplyProps) {
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(askBackForm, values),
    send: ({ body = '' }) =>
      attempt(async () => {
        await callApi(replyToConsultant, { id: question, body });
        showAccountToast('success', text.mine.replySent);
        onChange();
      }),
  });
  return (
    <Form {...formProps} className={styles.followup} data-reply>
      <LongField
        name="body"
        label={text.mine.reply}
        hint={text.mine.replyHint}
        maxLength={bounds.note}
        rows={3}
        error={errors.body}
      />
      <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
        {text.mine.replySend}
      </SubmitButton>
    </Form>
  );
}

import { formatDate } from '#shared/content/dates.ts';
import { followUpQuestion } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { bounds, followupForm } from '#shared/questions/forms.ts';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import type { ShownQuestion } from './own-questions.ts';
import styles from './UserQuestions.module.css';

interface FollowUpProps {
  readonly question: ShownQuestion;
  readonly onChange: () => void;
}

/** Renders the form of a follow-up, which is free for a week after the answer. */
export function FollowUp({ question: { id, followups_until }, onChange }: FollowUpProps) {
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(followupForm, values),
    send: ({ body = '' }, form) =>
      attempt(async () => {
        await callApi(followUpQuestion, { id, body });
        form.reset();
        showAccountToast('success', text.mine.followupSent);
        onChange();
      }),
  });
  if (!followups_until || Date.parse(followups_until) <= Date.now()) return null;
  return (
    <Form {...formProps} className={styles.followup}>
      <LongField
        name="body"
        label={text.mine.followup}
        hint={text.mine.followupHint(formatDate(followups_until))}
        maxLength={bounds.note}
        rows={3}
        error={errors.body}
      />
      <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
        {text.mine.followupSend}
      </SubmitButton>
    </Form>
  );
}

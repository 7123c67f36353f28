import { formatDate } from '#shared/content/dates.ts';
import { bounds, followupForm } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking.ts';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { session } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/frames/account/send-form.ts';
import type { MyQuestion } from './own-questions.ts';
import styles from './UserQuestions.module.css';

interface FollowUpProps {
  readonly question: MyQuestion;
  readonly onChange: () => void;
}

/** Asking once more about an answer, free for a week. */
export function FollowUp({ question: { id, followups_until }, onChange }: FollowUpProps) {
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: (values) => findErrors(followupForm, values),
    send: ({ body = '' }, form) =>
      attempt(async () => {
        await session.call(`/api/question/${id}/followup/`, { body });
        form.reset();
        showAccountToast('success', text.mine.followupSent);
        onChange();
      }),
  });
  if (!followups_until || Date.parse(followups_until) <= Date.now()) return null;
  return (
    <form {...formProps} className={styles.followup}>
      <LongField
        name="body"
        label={text.mine.followup}
        hint={text.mine.followupHint(formatDate(followups_until))}
        most={bounds.note}
        rows={3}
        error={errors.body}
      />
      <SubmitButton isOpen={isOpen} isBusy={isBusy}>
        {text.mine.followupSend}
      </SubmitButton>
    </form>
  );
}

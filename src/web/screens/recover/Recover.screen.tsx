import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { recoverForm } from '#shared/accounts/forms.ts';
import { recoverPassword } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { nextPageIn, paths, signInPath } from '#shared/paths/paths.ts';
import { EmailField } from '#web/components/forms/account/EmailField.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { GuestCard, GuestLinks } from '#web/layouts/account/GuestCard.tsx';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './Recover.module.css';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.recover.label, paths.recover),
  View: RecoverView,
});

function RecoverView() {
  const [isSent, setSent] = useState(false);
  const next = nextPageIn(useLocation().search);
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(recoverForm, values),
    send: ({ email = '' }) =>
      attempt(async () => {
        showMessage(await callApi(recoverPassword, { email }));
        setSent(true);
      }),
  });
  return (
    <GuestCard title={text.recover.label} lead={text.recover.lead}>
      {isSent && (
        <p className={styles.sent}>
          <MailCheck size={22} aria-hidden />
          {text.recover.sent}
        </p>
      )}
      <Form {...formProps}>
        <EmailField error={errors.email} />
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.recover.submit}
        </SubmitButton>
      </Form>
      <GuestLinks>
        <a href={signInPath(next)}>{text.recover.back}</a>
      </GuestLinks>
    </GuestCard>
  );
}

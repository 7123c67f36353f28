import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { signInForm } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { EmailField } from '#web/components/forms/EmailField.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { PasswordField } from '#web/components/forms/PasswordField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { GuestCard, GuestLinks } from '#web/frames/account/GuestCard.tsx';
import { attempt } from '#web/frames/account/send-form.ts';
import { useConfirmedNotice } from '#web/frames/account/use-confirmed-notice.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { goBackOrHome } from '#web/navigation/go-back.ts';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.signin.label, paths.signin),
  View: SignInView,
});

function SignInView() {
  const navigate = useNavigate();
  const [asksCode, setAsksCode] = useState(false);
  useConfirmedNotice();
  // Whoever is asked for a code types it next.
  useEffect(() => {
    if (asksCode) document.querySelector<HTMLInputElement>('input[name=code]')?.focus();
  }, [asksCode]);
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: (values) => findErrors(signInForm, values),
    send: (values) =>
      attempt(async () => {
        await session.signIn(values).catch((error: unknown) => {
          if (error instanceof CallRefused && error.hasCode('two_factor_required')) setAsksCode(true);
          throw error;
        });
        goBackOrHome(navigate);
      }),
  });
  return (
    <GuestCard title={text.signin.label} lead={text.signin.lead}>
      <form {...formProps}>
        <EmailField error={errors.email} />
        <PasswordField
          name="password"
          label={text.password}
          autoComplete="current-password"
          error={errors.password}
        />
        {asksCode && (
          <Field
            name="code"
            label={text.signin.code}
            hint={text.signin.codeHint}
            autoComplete="one-time-code"
            error={errors.code}
          />
        )}
        <SubmitButton isOpen={isOpen} isBusy={isBusy}>
          {text.signin.submit}
        </SubmitButton>
      </form>
      <GuestLinks>
        <a href={paths.recover}>{text.signin.forgotten}</a>
      </GuestLinks>
      <GuestLinks>
        {text.signin.noAccount} <a href={paths.signup}>{text.signup.label}</a>
      </GuestLinks>
    </GuestCard>
  );
}

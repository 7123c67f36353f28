import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInForm } from '#shared/accounts/forms.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { nextPageIn, paths, recoverPath, signUpPath } from '#shared/paths/paths.ts';
import { EmailField } from '#web/components/forms/account/EmailField.tsx';
import { PasswordField } from '#web/components/forms/account/PasswordField.tsx';
import { Button } from '#web/components/forms/Button.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { hasQueuedQuestions } from '#web/data/has-queued-questions.ts';
import { session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { enterByPasskey } from '#web/data/session/passkeys.ts';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { GuestCard, GuestLinks } from '#web/layouts/account/GuestCard.tsx';
import { showPasskeyOutcome } from '#web/layouts/account/passkey-outcome.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import { useConfirmedNotice } from '#web/layouts/account/use-confirmed-notice.ts';
import { AskSteps } from '#web/layouts/asking/AskSteps.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { leadOn } from '#web/navigation/go-back.ts';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.signin.label, paths.signin),
  View: SignInView,
});

/** Marks both fields, so that nobody learns whether an account has the address. */
const unknownPair = { email: text.signin.checkEmail, password: text.signin.checkPassword };

function SignInView() {
  const navigate = useNavigate();
  const [needsCode, setNeedsCode] = useState(false);
  const next = nextPageIn(useLocation().search);
  const isAsking = next?.startsWith(paths.askform) ?? false;
  // Read after hydration: the server has no access to what waits in the browser.
  const [isQueued, setQueued] = useState(false);
  useEffect(() => setQueued(hasQueuedQuestions()), []);
  useConfirmedNotice();
  // The code input receives the focus when it appears.
  useEffect(() => {
    if (needsCode) document.querySelector<HTMLInputElement>('input[name=code]')?.focus();
  }, [needsCode]);
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(signInForm, values),
    send: async ({ email = '', password = '', code }) => {
      let isCodeMissing = false;
      let isUnknown = false;
      const refused = await attempt(async () => {
        await session.signIn({ email, password, code }).catch((error: unknown) => {
          isCodeMissing = error instanceof CallRefused && error.hasCode('two_factor_required');
          isUnknown = error instanceof CallRefused && error.hasCode('bad_credentials');
          throw error;
        });
        await leadOn(navigate);
      });
      if (isCodeMissing) setNeedsCode(true);
      // The input that appears says what is missing, and has the focus.
      if (isCodeMissing) return undefined;
      return isUnknown ? { ...refused, ...unknownPair } : refused;
    },
  });
  const byPasskey = () =>
    void attempt(async () => {
      const outcome = await enterByPasskey();
      if (outcome === 'done') await leadOn(navigate);
      else showPasskeyOutcome(outcome);
    });
  return (
    <GuestCard
      title={text.signin.label}
      lead={isAsking || isQueued ? text.signin.questionWaits : text.signin.lead}
    >
      {isAsking && <AskSteps current="enter" />}
      <Form {...formProps}>
        <EmailField error={errors.email} />
        <PasswordField
          name="password"
          label={text.password}
          autoComplete="current-password"
          error={errors.password}
        />
        {needsCode && (
          <Field
            name="code"
            label={text.signin.code}
            hint={text.signin.codeHint}
            autoComplete="one-time-code"
            error={errors.code}
          />
        )}
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.signin.submit}
        </SubmitButton>
      </Form>
      <Button kind="quiet" onPress={byPasskey}>
        {text.signin.byPasskey}
      </Button>
      <GuestLinks>
        <a href={recoverPath(next)}>{text.signin.forgotten}</a>
      </GuestLinks>
      <GuestLinks>
        {text.signin.noAccount} <a href={signUpPath(next)}>{text.signup.label}</a>
      </GuestLinks>
    </GuestCard>
  );
}

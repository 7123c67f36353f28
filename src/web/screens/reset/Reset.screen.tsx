import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { resetForm } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { findErrors, findMismatch } from '#web/components/forms/field-errors.ts';
import { NewPasswordFields } from '#web/components/forms/NewPasswordFields.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { GuestCard, GuestLinks } from '#web/frames/account/GuestCard.tsx';
import { attempt, callAndTell } from '#web/frames/account/send-form.ts';
import { defineScreen } from '#web/frames/screen.ts';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.reset.label, paths.reset),
  View: ResetView,
});

function ResetView() {
  const navigate = useNavigate();
  const token = useMailedToken();
  const [isSpent, setIsSpent] = useState(false);
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: (values) => ({
      ...findErrors(resetForm, { ...values, token: token ?? '' }),
      ...findMismatch(values),
    }),
    send: ({ password = '' }) =>
      attempt(async () => {
        await callAndTell('/api/auth/reset/', { password, token: token ?? '' }).catch((error: unknown) => {
          if (error instanceof CallRefused && error.hasCode('bad_token')) setIsSpent(true);
          throw error;
        });
        await navigate(paths.signin, { replace: true });
      }),
  });
  const isMissing = token === '';
  const lead = isMissing ? text.reset.noToken : isSpent ? text.reset.spent : text.reset.lead;
  return (
    <GuestCard title={text.reset.label} lead={lead}>
      {!isMissing && !isSpent && (
        <form {...formProps}>
          <NewPasswordFields name="password" label={text.profile.chosen} errors={errors} />
          <SubmitButton isOpen={isOpen} isBusy={isBusy}>
            {text.reset.submit}
          </SubmitButton>
        </form>
      )}
      <GuestLinks>
        <a href={paths.recover}>{text.reset.askAgain}</a>
      </GuestLinks>
    </GuestCard>
  );
}

/** The token of the mailed link; empty where the address has none, undefined until the browser has looked. */
function useMailedToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token') ?? ''), []);
  return token;
}

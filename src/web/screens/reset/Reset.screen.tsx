import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { resetForm } from '#shared/accounts/forms.ts';
import { resetPassword } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { paths, signInPath } from '#shared/paths/paths.ts';
import { NewPasswordFields } from '#web/components/forms/account/NewPasswordFields.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors, findMismatch } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { GuestCard, GuestLinks } from '#web/layouts/account/GuestCard.tsx';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import { readDraft } from '#web/layouts/asking/draft.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.reset.label, paths.reset),
  View: ResetView,
});

function ResetView() {
  const navigate = useNavigate();
  const token = useMailedToken();
  const [isTokenUsed, setIsTokenUsed] = useState(false);
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => ({
      ...findErrors(resetForm, { ...values, token: token ?? '' }),
      ...findMismatch(values),
    }),
    send: ({ password = '' }) =>
      attempt(async () => {
        const request = callApi(resetPassword, { password, token: token ?? '' });
        const answer = await request.catch((error: unknown) => {
          if (error instanceof CallRefused && error.hasCode('bad_token')) setIsTokenUsed(true);
          throw error;
        });
        showMessage(answer);
        await navigate(signInPath(unsentQuestion()), { replace: true });
      }),
  });
  const isTokenMissing = token === '';
  const lead = isTokenMissing ? text.reset.noToken : isTokenUsed ? text.reset.spent : text.reset.lead;
  return (
    <GuestCard title={text.reset.label} lead={lead}>
      {!isTokenMissing && !isTokenUsed && (
        <Form {...formProps}>
          <NewPasswordFields name="password" label={text.profile.chosen} errors={errors} />
          <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
            {text.reset.submit}
          </SubmitButton>
        </Form>
      )}
      <GuestLinks>
        <a href={paths.recover}>{text.reset.askAgain}</a>
      </GuestLinks>
    </GuestCard>
  );
}

/** Returns the token from the link in the e-mail; empty if the address has none, undefined on the server. */
function useMailedToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token') ?? ''), []);
  return token;
}

/** Returns the page that sends the question which was written before the password was found forgotten; undefined without one. */
function unsentQuestion(): string | undefined {
  const { sendTo } = readDraft('guest');
  return sendTo ? `${paths.askform}?${sendTo}` : undefined;
}

import { useLocation, useNavigate } from 'react-router';
import { todayAt } from '#shared/accounts/fields.ts';
import { signUpForm } from '#shared/accounts/forms.ts';
import { signUp } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { nextPageIn, paths, signInPath } from '#shared/paths/paths.ts';
import { BirthdayField } from '#web/components/forms/account/BirthdayField.tsx';
import { joinBirthday } from '#web/components/forms/account/birthday.ts';
import { EmailField } from '#web/components/forms/account/EmailField.tsx';
import { GenderField } from '#web/components/forms/account/GenderField.tsx';
import { NewPasswordFields } from '#web/components/forms/account/NewPasswordFields.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors, findMismatch } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { type FormValues, pickValues, useForm } from '#web/components/forms/use-form.ts';
import { callApi, session } from '#web/data/session/browser-session.ts';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { GuestCard, GuestLinks } from '#web/layouts/account/GuestCard.tsx';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import { AskSteps } from '#web/layouts/asking/AskSteps.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';

const fields = ['email', 'password', 'first_name', 'last_name', 'gender', 'birthday'] as const;

interface SignUpData {
  /** The last selectable year of birth. */
  readonly thisYear: number;
}

export const screen = defineScreen<SignUpData>({
  load: async () => ({ thisYear: Number(todayAt(Date.now()).slice(0, 4)) }),
  describe: () => describeAccountScreen(text.signup.label, paths.signup),
  View: SignUpView,
});

function SignUpView({ data: { thisYear } }: { readonly data: SignUpData }) {
  const navigate = useNavigate();
  const next = nextPageIn(useLocation().search);
  const isAsking = next?.startsWith(paths.askform) ?? false;
  /** Signs in with what was typed, so that nobody types it twice. An address that had an account before is asked for its password. */
  async function goOn({ email = '', password = '' }: FormValues, page: string): Promise<void> {
    const isSignedIn = await session.signIn({ email, password }).then(
      () => true,
      () => false,
    );
    await navigate(isSignedIn ? page : signInPath(page), { replace: true });
  }
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => ({
      ...findErrors(signUpForm(todayAt(Date.now())), joinBirthday(values)),
      ...findMismatch(values),
    }),
    send: (values) =>
      attempt(async () => {
        showMessage(await callApi(signUp, pickValues(joinBirthday(values), fields)));
        if (next === undefined) await navigate(paths.home);
        else await goOn(values, next);
      }),
  });
  return (
    <GuestCard title={text.signup.label} lead={isAsking ? text.signin.questionWaits : text.signup.lead}>
      {isAsking && <AskSteps current="enter" />}
      <Form {...formProps}>
        <Field name="first_name" label={text.firstName} autoComplete="given-name" error={errors.first_name} />
        <Field name="last_name" label={text.lastName} autoComplete="family-name" error={errors.last_name} />
        <GenderField error={errors.gender} />
        <BirthdayField thisYear={thisYear} error={errors.birthday} />
        <EmailField error={errors.email} />
        <NewPasswordFields name="password" label={text.password} errors={errors} />
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.signup.submit}
        </SubmitButton>
      </Form>
      <GuestLinks>
        {text.signup.haveAccount} <a href={signInPath(next)}>{text.signin.label}</a>
      </GuestLinks>
    </GuestCard>
  );
}

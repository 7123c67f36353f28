import { useNavigate } from 'react-router';
import { todayAt } from '#shared/accounts/fields.ts';
import { signUpForm } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { BirthdayField } from '#web/components/forms/BirthdayField.tsx';
import { joinBirthday } from '#web/components/forms/birthday.ts';
import { EmailField } from '#web/components/forms/EmailField.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { findErrors, findMismatch } from '#web/components/forms/field-errors.ts';
import { GenderField } from '#web/components/forms/GenderField.tsx';
import { NewPasswordFields } from '#web/components/forms/NewPasswordFields.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { GuestCard, GuestLinks } from '#web/frames/account/GuestCard.tsx';
import { attempt, callAndTell } from '#web/frames/account/send-form.ts';
import { defineScreen } from '#web/frames/screen.ts';

interface SignUpData {
  /** The last year a birthday can be in. */
  readonly thisYear: number;
}

export const screen = defineScreen<SignUpData>({
  load: async () => ({ thisYear: Number(todayAt(Date.now()).slice(0, 4)) }),
  describe: () => describeAccountScreen(text.signup.label, paths.signup),
  View: SignUpView,
});

function SignUpView({ data: { thisYear } }: { readonly data: SignUpData }) {
  const navigate = useNavigate();
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: (values) => ({
      ...findErrors(signUpForm(todayAt(Date.now())), joinBirthday(values)),
      ...findMismatch(values),
    }),
    send: (values) =>
      attempt(async () => {
        const { password_confirm: _, ...sent } = joinBirthday(values);
        await callAndTell('/api/auth/sign-up/', sent);
        await navigate(paths.home);
      }),
  });
  return (
    <GuestCard title={text.signup.label} lead={text.signup.lead}>
      <form {...formProps}>
        <Field name="first_name" label={text.firstName} autoComplete="given-name" error={errors.first_name} />
        <Field name="last_name" label={text.lastName} autoComplete="family-name" error={errors.last_name} />
        <GenderField error={errors.gender} />
        <BirthdayField thisYear={thisYear} error={errors.birthday} />
        <EmailField error={errors.email} />
        <NewPasswordFields name="password" label={text.password} errors={errors} />
        <SubmitButton isOpen={isOpen} isBusy={isBusy}>
          {text.signup.submit}
        </SubmitButton>
      </form>
      <GuestLinks>
        {text.signup.haveAccount} <a href={paths.signin}>{text.signin.label}</a>
      </GuestLinks>
    </GuestCard>
  );
}

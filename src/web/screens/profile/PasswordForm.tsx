import { z } from 'zod';
import { givenPasswordField, newPasswordField } from '#shared/accounts/fields.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { NewPasswordFields } from '#web/components/forms/account/NewPasswordFields.tsx';
import { PasswordField } from '#web/components/forms/account/PasswordField.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors, findMismatch } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import styles from './Profile.module.css';
import { saveProfile } from './save-profile.ts';

const passwords = z.object({ password: givenPasswordField(), new_password: newPasswordField });

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => ({ ...findErrors(passwords, values), ...findMismatch(values, 'new_password') }),
    send: ({ password = '', new_password = '' }, form) =>
      attempt(async () => {
        await saveProfile({ password, new_password }, text.profile.passwordChanged);
        form.reset();
      }),
  });
  return (
    <section className={styles.section}>
      <h2>{text.profile.passwordTitle}</h2>
      <Form {...formProps}>
        {/* Identifies the account to password managers, which recognise text inputs only. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          name="password"
          label={text.profile.current}
          autoComplete="current-password"
          error={errors.password}
        />
        <NewPasswordFields name="new_password" label={text.profile.chosen} errors={errors} />
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.profile.changePassword}
        </SubmitButton>
      </Form>
    </section>
  );
}

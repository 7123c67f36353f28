import { z } from 'zod';
import { givenPasswordField, newPasswordField } from '#shared/accounts/fields.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { findErrors, findMismatch } from '#web/components/forms/field-errors.ts';
import { NewPasswordFields } from '#web/components/forms/NewPasswordFields.tsx';
import { PasswordField } from '#web/components/forms/PasswordField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { attempt } from '#web/frames/account/send-form.ts';
import styles from './Profile.module.css';
import { saveProfile } from './save-profile.ts';

const passwords = z.object({ password: givenPasswordField(), new_password: newPasswordField });

/** A new password; the other sessions end with the old one. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { formProps, errors, isOpen, isBusy } = useForm({
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
      <form {...formProps}>
        {/* Tells password managers whose password this is; they look at text inputs alone. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          name="password"
          label={text.profile.current}
          autoComplete="current-password"
          error={errors.password}
        />
        <NewPasswordFields name="new_password" label={text.profile.chosen} errors={errors} />
        <SubmitButton isOpen={isOpen} isBusy={isBusy}>
          {text.profile.changePassword}
        </SubmitButton>
      </form>
    </section>
  );
}

import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import type { FieldErrors } from '../field-errors.ts';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFieldsProps {
  readonly name: string;
  readonly label: string;
  readonly errors: FieldErrors;
}

/** Renders a new password and its repetition. */
export function NewPasswordFields({ name, label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint={text.passwordHint}
        autoComplete="new-password"
        error={errors[name]}
      />
      <PasswordField
        name="password_confirm"
        label={text.passwordConfirm}
        autoComplete="new-password"
        error={errors.password_confirm}
      />
    </>
  );
}

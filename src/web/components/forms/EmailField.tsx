import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { Field } from './Field.tsx';

/** The e-mail address of an account; password managers keep the password by it. */
export function EmailField({ error }: { readonly error?: string | undefined }) {
  return (
    <Field
      name="email"
      label={text.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      error={error}
    />
  );
}

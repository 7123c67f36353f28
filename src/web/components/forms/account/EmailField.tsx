import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { Field } from '../Field.tsx';

/** Renders the e-mail address of an account. It is the user name for password managers. */
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

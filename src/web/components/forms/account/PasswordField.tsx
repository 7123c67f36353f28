import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import styles from '../Field.module.css';
import { Field } from '../Field.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Renders a password input with a button that reveals the value. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={isShown ? text.hidePassword : text.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={22} />
        </button>
      }
    />
  );
}

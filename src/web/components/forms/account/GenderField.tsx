import { useId } from 'react';
import type { Gender } from '#shared/accounts/fields.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import styles from '../Field.module.css';
import { FieldError } from '../FieldError.tsx';

interface GenderFieldProps {
  readonly error?: string | undefined;
  readonly defaultValue?: Gender | null;
}

/** Renders the two genders as radio buttons. */
export function GenderField({ error, defaultValue }: GenderFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.label}>{text.gender}</legend>
      <div className={styles.choices} data-wrong={error ? '' : undefined}>
        {(['female', 'male'] as const).map((gender) => (
          <label key={gender} className={styles.choice}>
            <input type="radio" name="gender" value={gender} defaultChecked={gender === defaultValue} />
            {text[gender]}
          </label>
        ))}
      </div>
      <FieldError name="gender" id={id} error={error} />
    </fieldset>
  );
}

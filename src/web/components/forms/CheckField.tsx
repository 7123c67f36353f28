import { type ReactNode, useId } from 'react';
import styles from './ChoiceCards.module.css';
import fieldStyles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface CheckFieldProps {
  readonly name: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a checkbox with a statement to confirm. */
export function CheckField({ name, error, children }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={styles.card} data-wrong={error ? '' : undefined}>
        <input
          type="checkbox"
          name={name}
          value="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className={styles.title}>{children}</span>
      </label>
      <FieldError name={name} id={id} error={error} />
    </div>
  );
}

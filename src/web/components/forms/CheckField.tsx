import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './choices/ChoiceCards.module.css';
import fieldStyles from './Field.module.css';
import { FieldNotes } from './frame/FieldNotes.tsx';
import { type Described, useDescriptions } from './frame/use-descriptions.ts';

interface CheckFieldProps
  extends Described,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'checked' | 'onChange'> {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders a checkbox with a statement to confirm. */
export function CheckField({ name, hint, error, children, ...input }: CheckFieldProps) {
  const { hintId, errorId, attributes } = useDescriptions({ hint, error });
  return (
    <div className={fieldStyles.field}>
      <label className={styles.card} data-wrong={error ? '' : undefined}>
        <input type="checkbox" name={name} value="true" {...input} {...attributes} />
        <span className={styles.title}>{children}</span>
      </label>
      <FieldNotes {...{ name, hint, hintId, error, errorId }} />
    </div>
  );
}

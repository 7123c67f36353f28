import type { ReactNode } from 'react';
import type { Field } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { inputId } from './form-state.ts';

interface InputFrameProps {
  readonly name: string;
  readonly field: Field;
  /** Further notes under the control. */
  readonly notes?: ReactNode;
  /** The control and the icons or units inside its box. */
  readonly children: ReactNode;
}

/** Renders a boxed control with its label above and its hint and error below. */
export function InputFrame({ name, field, notes, children }: InputFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId(name)}>
        <FieldLabel field={field} />
      </label>
      <div className={styles.box}>{children}</div>
      <FieldNotes name={name} field={field}>
        {notes}
      </FieldNotes>
    </div>
  );
}

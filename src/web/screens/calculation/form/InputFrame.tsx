import type { ReactNode } from 'react';
import type { Field } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { inputId } from './form-state.ts';

interface InputFrameProps {
  readonly name: string;
  readonly field: Field;
  /** What else there is to say under the box. */
  readonly notes?: ReactNode;
  /** The control, and what stands beside it in the box. */
  readonly children: ReactNode;
}

/** A control in a box, its label above, hint and refusal below. */
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

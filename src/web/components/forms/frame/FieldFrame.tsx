import type { ReactNode } from 'react';
import styles from '../Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { type Described, useDescriptions } from './use-descriptions.ts';

export interface FieldFrameProps extends Described {
  readonly name: string;
  readonly label: ReactNode;
  /** A control that corrects the error. */
  readonly remedy?: ReactNode;
  /** Notes right under the box. */
  readonly note?: ReactNode;
  /** Renders the box's content: a control with these attributes and its adornments. */
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Renders a field's box with its label above, and its hint and error below. */
export function FieldFrame({ name, label, hint, error, remedy, note, children }: FieldFrameProps) {
  const { id, hintId, errorId, attributes } = useDescriptions({ hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        {children({ id, name, ...attributes })}
      </div>
      <FieldNotes {...{ name, hint, hintId, error, errorId, remedy }}>{note}</FieldNotes>
    </div>
  );
}

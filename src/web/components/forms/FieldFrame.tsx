import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A note under the box. */
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

/** Renders a field's box with its label and hint above and its error below. */
export function FieldFrame({ name, label, hint, error, note, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        {children({
          id,
          name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
        })}
      </div>
      {note}
      <FieldError name={name} id={errorId} error={error} />
    </div>
  );
}

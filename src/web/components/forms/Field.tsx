import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength' | 'spellCheck' | 'autoCapitalize'
>;

interface FieldProps extends InputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Stands before what is typed and cannot be changed. */
  readonly prefix?: string;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A labelled input with its hint and, under it, what is wrong. */
export function Field({ name, label, hint, error, prefix, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...input}
          id={id}
          name={name}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
        />
        {end}
      </div>
      <FieldError name={name} id={`${id}-error`} error={error} />
    </div>
  );
}

interface FieldErrorProps {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
}

/** What is wrong with a field. */
export function FieldError({ name, id, error }: FieldErrorProps) {
  return error ? (
    <p className={styles.error} id={id} data-error={name}>
      {error}
    </p>
  ) : null;
}

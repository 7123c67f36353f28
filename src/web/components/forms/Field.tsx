import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'defaultValue'
  | 'value'
  | 'maxLength'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'onChange'
  | 'onKeyDown'
>;

interface FieldProps extends InputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** A fixed text before the input. */
  readonly prefix?: string;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
}

/** Renders an input with its label, hint and error. */
export function Field({ name, label, hint, error, prefix, end, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input {...input} {...control} className={styles.input} />
          {end}
        </>
      )}
    </FieldFrame>
  );
}

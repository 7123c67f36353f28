import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldError } from './Field.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** What stands first, without a value. */
  readonly placeholder: string;
  readonly defaultValue?: string;
  readonly error?: string | undefined;
  /** `option` and `optgroup` elements. */
  readonly children: ReactNode;
}

/** A labelled list to choose one from. */
export function SelectField({ name, label, placeholder, defaultValue, error, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        <select
          id={id}
          name={name}
          className={styles.input}
          defaultValue={defaultValue ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <option value="">{placeholder}</option>
          {children}
        </select>
      </div>
      <FieldError name={name} id={`${id}-error`} error={error} />
    </div>
  );
}

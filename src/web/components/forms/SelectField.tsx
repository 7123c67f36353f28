import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** The first option, which has no value. */
  readonly placeholder: string;
  readonly defaultValue?: string;
  readonly error?: string | undefined;
  /** The `option` and `optgroup` elements. */
  readonly children: ReactNode;
}

/** Renders a select with its label and error. */
export function SelectField({ name, label, placeholder, defaultValue, error, children }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} error={error}>
      {(control) => (
        <select {...control} className={styles.input} defaultValue={defaultValue ?? ''}>
          <option value="">{placeholder}</option>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}

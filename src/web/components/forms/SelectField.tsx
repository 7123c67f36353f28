import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

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

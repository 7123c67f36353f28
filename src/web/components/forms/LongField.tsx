import { useState } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './frame/FieldFrame.tsx';

interface LongFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  /** Maximum number of characters; a counter shows the current one. */
  readonly maxLength: number;
  readonly rows?: number;
  readonly error?: string | undefined;
}

/** Renders a text area that grows with its text, with a character counter. */
export function LongField({
  name,
  label,
  hint,
  defaultValue = '',
  maxLength,
  rows = 5,
  error,
}: LongFieldProps) {
  const [length, setLength] = useState(Array.from(defaultValue).length);
  const count = (
    <p className={styles.count} data-over={length > maxLength ? '' : undefined}>
      {length} / {maxLength}
    </p>
  );
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} note={count}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          className={styles.long}
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setLength(Array.from(currentTarget.value).length)}
        />
      )}
    </FieldFrame>
  );
}

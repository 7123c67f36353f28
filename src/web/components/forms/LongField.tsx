import { useState } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface LongFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  /** Most characters; how many there are is shown. */
  readonly most: number;
  readonly rows?: number;
  readonly error?: string | undefined;
}

/** A labelled box for a longer text, which grows with it. */
export function LongField({ name, label, hint, defaultValue = '', most, rows = 5, error }: LongFieldProps) {
  const [length, setLength] = useState(Array.from(defaultValue).length);
  const count = (
    <p className={styles.count} data-over={length > most ? '' : undefined}>
      {length} / {most}
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

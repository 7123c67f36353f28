import { useId, useState } from 'react';
import styles from './Field.module.css';
import { FieldError } from './Field.tsx';

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
  const id = useId();
  const [length, setLength] = useState(Array.from(defaultValue).length);
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
        <textarea
          id={id}
          name={name}
          rows={rows}
          className={styles.long}
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setLength(Array.from(currentTarget.value).length)}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
        />
      </div>
      <p className={styles.count} data-over={length > most ? '' : undefined}>
        {length} / {most}
      </p>
      <FieldError name={name} id={`${id}-error`} error={error} />
    </div>
  );
}

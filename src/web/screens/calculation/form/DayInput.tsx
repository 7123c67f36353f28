import type { DayField } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { describedBy, inputId, useFormState } from './form-state.ts';

interface DayInputProps {
  readonly name: string;
  readonly field: DayField;
}

/** A calendar day; the browser's own picker gives and takes `YYYY-MM-DD`, without any time zone. */
export function DayInput({ name, field }: DayInputProps) {
  const { entries, change, refusalOf } = useFormState();
  const isRefused = refusalOf(name) !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId(name)}>
        <FieldLabel field={field} />
      </label>
      <div className={styles.box}>
        <input
          className={styles.input}
          id={inputId(name)}
          name={name}
          type="date"
          autoComplete="off"
          value={entries[name] ?? ''}
          onChange={({ target }) => change(name, target.value)}
          aria-invalid={isRefused || undefined}
          aria-describedby={describedBy(name, field, isRefused)}
        />
      </div>
      <FieldNotes name={name} field={field} />
    </div>
  );
}

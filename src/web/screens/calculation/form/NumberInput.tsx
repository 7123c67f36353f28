import type { NumberField } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { describedBy, inputId, useFormState } from './form-state.ts';

interface NumberInputProps {
  readonly name: string;
  readonly field: NumberField;
}

/** A number as text, so that a comma is as good as a point; the keyboard shows digits. */
export function NumberInput({ name, field }: NumberInputProps) {
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
          type="text"
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={entries[name] ?? ''}
          onChange={({ target }) => change(name, target.value)}
          aria-invalid={isRefused || undefined}
          aria-describedby={describedBy(name, field, isRefused)}
        />
        {field.unit && (
          <span className={styles.unit} aria-hidden="true">
            {field.unit}
          </span>
        )}
      </div>
      <FieldNotes name={name} field={field} />
    </div>
  );
}

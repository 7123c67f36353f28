import type { CheckField } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { describedBy, inputId, useFormState } from './form-state.ts';

interface CheckInputProps {
  readonly name: string;
  readonly field: CheckField;
}

/** Renders a checkbox. */
export function CheckInput({ name, field }: CheckInputProps) {
  const { entries, change, refusalOf } = useFormState();
  const isRefused = refusalOf(name) !== undefined;
  return (
    <div className={styles.checkField}>
      <label className={styles.check} htmlFor={inputId(name)}>
        <input
          className={styles.checkbox}
          id={inputId(name)}
          type="checkbox"
          name={name}
          checked={entries[name] === 'on'}
          onChange={({ target }) => change(name, target.checked ? 'on' : '')}
          aria-invalid={isRefused || undefined}
          aria-describedby={describedBy(name, field, isRefused)}
        />
        {field.label}
      </label>
      <FieldNotes name={name} field={field} />
    </div>
  );
}

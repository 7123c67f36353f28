import { ChevronDown } from 'lucide-react';
import type { ChoiceField } from '#shared/calculators/form/field.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { describedBy, inputId, useFormState } from './form-state.ts';

interface ListInputProps {
  readonly name: string;
  readonly field: ChoiceField;
  readonly read: (other: string) => string;
}

/** A choice from a list, by the browser's own control. */
export function ListInput({ name, field, read }: ListInputProps) {
  const { entries, change, refusalOf } = useFormState();
  const isRefused = refusalOf(name) !== undefined;
  const options = field.optionsFor ? field.optionsFor(read) : field.options;
  const isOpen = field.initial === undefined && !field.optionsFor;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId(name)}>
        <FieldLabel
          field={{ ...field, isOptional: field.optionsFor ? undefined : field.isOptional } as ChoiceField}
        />
      </label>
      <div className={styles.box}>
        <select
          className={styles.select}
          id={inputId(name)}
          name={name}
          autoComplete="off"
          value={entries[name] ?? ''}
          onChange={({ target }) => change(name, target.value)}
          aria-invalid={isRefused || undefined}
          aria-describedby={describedBy(name, field, isRefused)}
        >
          {(isOpen || options.length === 0) && <option value="">{words.choose}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
      </div>
      <FieldNotes name={name} field={field} />
    </div>
  );
}

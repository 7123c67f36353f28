import type { NumberField } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { useTextControl } from './form-state.ts';
import { InputFrame } from './InputFrame.tsx';

interface NumberInputProps {
  readonly name: string;
  readonly field: NumberField;
}

/** Renders a number as a text input, so that a decimal comma and a point both work; mobile keyboards show digits. */
export function NumberInput({ name, field }: NumberInputProps) {
  const control = useTextControl(name, field);
  return (
    <InputFrame name={name} field={field}>
      <input
        {...control}
        className={styles.input}
        type="text"
        inputMode={field.isWhole ? 'numeric' : 'decimal'}
      />
      {field.unit && (
        <span className={styles.unit} aria-hidden="true">
          {field.unit}
        </span>
      )}
    </InputFrame>
  );
}

import type { NumberField } from '#shared/calculators/form/field.ts';
import { Field } from '#web/components/forms/Field.tsx';
import { useField } from './use-field.tsx';

interface NumberInputProps {
  readonly name: string;
  readonly field: NumberField;
}

/** Renders a number as a text input, so that a decimal comma and a point both work; mobile keyboards show digits. */
export function NumberInput({ name, field }: NumberInputProps) {
  const { text, change, frame } = useField(name, field);
  return (
    <Field
      {...frame}
      unit={field.unit}
      type="text"
      autoComplete="off"
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

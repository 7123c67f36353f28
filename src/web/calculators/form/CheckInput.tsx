import type { CheckField as Field } from '#shared/calculators/form/field.ts';
import { CheckField } from '#web/components/forms/CheckField.tsx';
import { useField } from './use-field.tsx';

interface CheckInputProps {
  readonly name: string;
  readonly field: Field;
}

/** Renders a checkbox. */
export function CheckInput({ name, field }: CheckInputProps) {
  const { text, change, frame } = useField(name, field);
  const { hint, error } = frame;
  return (
    <CheckField
      {...{ name, hint, error }}
      value="on"
      checked={text === 'on'}
      onChange={({ target }) => change(target.checked ? 'on' : '')}
    >
      {field.label}
    </CheckField>
  );
}

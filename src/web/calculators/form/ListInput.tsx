import type { ChoiceField } from '#shared/calculators/form/field.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { useField } from './use-field.tsx';

interface ListInputProps {
  readonly name: string;
  readonly field: ChoiceField;
  readonly read: (other: string) => string;
}

/** Renders a choice as the browser's own select. */
export function ListInput({ name, field, read }: ListInputProps) {
  const { text: value, change, frame } = useField(name, field);
  const options = field.optionsFor ? field.optionsFor(read) : field.options;
  const hasEmptyOption = (field.initial === undefined && !field.optionsFor) || options.length === 0;
  return (
    <SelectField
      {...frame}
      autoComplete="off"
      placeholder={hasEmptyOption ? text.choose : undefined}
      value={value}
      onChange={({ target }) => change(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

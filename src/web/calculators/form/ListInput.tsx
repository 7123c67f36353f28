import { ChevronDown } from 'lucide-react';
import type { ChoiceField } from '#shared/calculators/form/field.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import styles from './Field.module.css';
import { useTextControl } from './form-state.ts';
import { InputFrame } from './InputFrame.tsx';

interface ListInputProps {
  readonly name: string;
  readonly field: ChoiceField;
  readonly read: (other: string) => string;
}

/** Renders a choice as the browser's own select. */
export function ListInput({ name, field, read }: ListInputProps) {
  const control = useTextControl(name, field);
  const options = field.optionsFor ? field.optionsFor(read) : field.options;
  const hasEmptyOption = field.initial === undefined && !field.optionsFor;
  const labelled = { ...field, isOptional: field.optionsFor ? undefined : field.isOptional } as ChoiceField;
  return (
    <InputFrame name={name} field={labelled}>
      <select {...control} className={styles.select}>
        {(hasEmptyOption || options.length === 0) && <option value="">{text.choose}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
    </InputFrame>
  );
}

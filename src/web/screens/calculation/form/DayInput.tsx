import type { DayField } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { useTextControl } from './form-state.ts';
import { InputFrame } from './InputFrame.tsx';

interface DayInputProps {
  readonly name: string;
  readonly field: DayField;
}

/** A calendar day; the browser's own picker gives and takes `YYYY-MM-DD`, without any time zone. */
export function DayInput({ name, field }: DayInputProps) {
  const control = useTextControl(name, field);
  return (
    <InputFrame name={name} field={field}>
      <input {...control} className={styles.input} type="date" />
    </InputFrame>
  );
}

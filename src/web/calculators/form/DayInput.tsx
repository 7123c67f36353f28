import type { DayField } from '#shared/calculators/form/field.ts';
import { formatDate } from '#shared/content/dates.ts';
import styles from './Field.module.css';
import { useTextControl } from './form-state.ts';
import { InputFrame } from './InputFrame.tsx';

interface DayInputProps {
  readonly name: string;
  readonly field: DayField;
}

/** Years of four digits: while one is typed, the browser reports the year 2 or 20. */
const isDay = /^[12]\d{3}-\d\d-\d\d$/;

/**
 * Renders a date input, and the date in Georgian words under it: the browser shows the figures in its own language. The
 * picker reads and writes `YYYY-MM-DD` without a time zone.
 */
export function DayInput({ name, field }: DayInputProps) {
  const control = useTextControl(name, field);
  return (
    <InputFrame
      name={name}
      field={field}
      notes={isDay.test(control.value) && <p className={styles.words}>{formatDate(control.value)}</p>}
    >
      <input {...control} className={styles.input} type="date" />
    </InputFrame>
  );
}

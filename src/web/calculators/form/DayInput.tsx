import { parseDay } from '#shared/calculators/days/civil-day.ts';
import type { DayField } from '#shared/calculators/form/field.ts';
import { DateParts } from '#web/components/forms/choices/DateParts.tsx';
import type { DatePart } from '#web/components/forms/choices/DateSelects.tsx';
import { yearsAround } from '#web/components/forms/choices/years-around.ts';
import styles from '#web/components/forms/Field.module.css';
import { useFormState } from './form-state.ts';
import { useField } from './use-field.tsx';

interface DayInputProps {
  readonly name: string;
  readonly field: DayField;
}

/** How many years back and ahead can be chosen: the growth charts end at 19 years, a due date lies within one. */
const span = { back: 20, ahead: 1 };

/**
 * Renders a date as three selects. The browser's own input holds the same value, `YYYY-MM-DD`, out of sight: by it scripts and
 * extensions fill the form in. Of a date that is chosen in part the missing parts are empty: `2026--05`.
 */
export function DayInput({ name, field }: DayInputProps) {
  const { text, change, frame } = useField(name, field);
  const { thisYear } = useFormState();
  const [year = '', month = '', day = ''] = text.split('-');
  const values = { day, month, year };
  const part = (each: DatePart) => ({
    value: values[each],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      const next = { ...values, [each]: target.value };
      change(next.year || next.month || next.day ? `${next.year}-${next.month}-${next.day}` : '');
    },
  });
  return (
    <DateParts
      {...frame}
      years={yearsAround(thisYear, Number(year), span)}
      parts={{ day: part('day'), month: part('month'), year: part('year') }}
    >
      <input
        className={styles.native}
        type="date"
        name={name}
        value={parseDay(text) === undefined ? '' : text}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
    </DateParts>
  );
}

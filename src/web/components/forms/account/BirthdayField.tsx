import { type ReactNode, useId } from 'react';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { monthNames } from '#shared/language/ka/site/months.ts';
import styles from '../Field.module.css';
import { FieldError } from '../FieldError.tsx';

interface BirthdayFieldProps {
  /** The last selectable year. */
  readonly thisYear: number;
  readonly error?: string | undefined;
  /** The birthday as `YYYY-MM-DD`. */
  readonly defaultValue?: string | null;
}

/** Renders a birthday as three selects: year, month, day. */
export function BirthdayField({ thisYear, error, defaultValue }: BirthdayFieldProps) {
  const id = useId();
  const [year = '', month = '', day = ''] = (defaultValue ?? '').split('-');
  const years = Array.from({ length: thisYear - 1899 }, (_, at) => String(thisYear - at));
  const sharedProps = { error, errorId: `${id}-error` };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{text.birthday}</legend>
      <div className={styles.parts}>
        <BirthdaySelect
          {...sharedProps}
          name="birthday_year"
          label={text.year}
          defaultValue={year}
          autoComplete="bday-year"
        >
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </BirthdaySelect>
        <BirthdaySelect
          {...sharedProps}
          name="birthday_month"
          label={text.month}
          defaultValue={month}
          autoComplete="bday-month"
        >
          {monthNames.map((label, at) => (
            <option key={label} value={twoDigits(at + 1)}>
              {label}
            </option>
          ))}
        </BirthdaySelect>
        <BirthdaySelect
          {...sharedProps}
          name="birthday_day"
          label={text.day}
          defaultValue={day}
          autoComplete="bday-day"
        >
          {Array.from({ length: 31 }, (_, at) => (
            <option key={twoDigits(at + 1)} value={twoDigits(at + 1)}>
              {at + 1}
            </option>
          ))}
        </BirthdaySelect>
      </div>
      <FieldError name="birthday" id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface BirthdaySelectProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly autoComplete: string;
  readonly error: string | undefined;
  readonly errorId: string;
  readonly children: ReactNode;
}

function BirthdaySelect({
  name,
  label,
  defaultValue,
  autoComplete,
  error,
  errorId,
  children,
}: BirthdaySelectProps) {
  return (
    <div className={styles.box} data-wrong={error ? '' : undefined}>
      <select
        className={styles.input}
        name={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
      >
        <option value="">{label}</option>
        {children}
      </select>
    </div>
  );
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

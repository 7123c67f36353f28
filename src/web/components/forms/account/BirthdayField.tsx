import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { DateParts } from '../choices/DateParts.tsx';

interface BirthdayFieldProps {
  /** The last selectable year. */
  readonly thisYear: number;
  readonly error?: string | undefined;
  /** The birthday as `YYYY-MM-DD`. */
  readonly defaultValue?: string | null;
}

const firstYear = 1900;

/** Renders a birthday, whose three parts are inputs of their own. */
export function BirthdayField({ thisYear, error, defaultValue }: BirthdayFieldProps) {
  const [year = '', month = '', day = ''] = (defaultValue ?? '').split('-');
  return (
    <DateParts
      name="birthday"
      label={text.birthday}
      error={error}
      years={Array.from({ length: thisYear - firstYear + 1 }, (_, at) => thisYear - at)}
      parts={{
        day: { name: 'birthday_day', defaultValue: day, autoComplete: 'bday-day' },
        month: { name: 'birthday_month', defaultValue: month, autoComplete: 'bday-month' },
        year: { name: 'birthday_year', defaultValue: year, autoComplete: 'bday-year' },
      }}
    />
  );
}

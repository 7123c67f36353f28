import type { ReactNode, SelectHTMLAttributes } from 'react';
import { datePartNames } from '#shared/language/ka/site/forms.ts';
import { monthNames } from '#shared/language/ka/site/months.ts';
import styles from '../Field.module.css';
import { Select } from './Select.tsx';

export type DatePart = 'day' | 'month' | 'year';
type PartAttributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'>;

interface DateSelectsProps {
  /** The name of the date as a whole. */
  readonly name: string;
  readonly isWrong: boolean;
  /** The years to choose from, in their order. */
  readonly years: readonly number[];
  readonly parts: Readonly<Record<DatePart, PartAttributes>>;
  readonly children?: ReactNode;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const days = Array.from({ length: 31 }, (_, at) => ({ value: twoDigits(at + 1), label: String(at + 1) }));
const months = monthNames.map((label, at) => ({ value: twoDigits(at + 1), label }));

/**
 * Renders a date as day, month and year in one box, in Georgian whatever the browser speaks: its own date input shows figures
 * in the order of its own language. Values are of two digits, of the year of four.
 */
export function DateSelects({ name, isWrong, years, parts, children }: DateSelectsProps) {
  const options = {
    day: days,
    month: months,
    year: years.map((year) => ({ value: String(year), label: year })),
  };
  return (
    <div className={styles.date} data-date={name} data-wrong={isWrong ? '' : undefined}>
      {(['day', 'month', 'year'] as const).map((part) => (
        <Select key={part} aria-label={datePartNames[part]} {...parts[part]}>
          <option value="">{datePartNames[part]}</option>
          {options[part].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ))}
      {children}
    </div>
  );
}

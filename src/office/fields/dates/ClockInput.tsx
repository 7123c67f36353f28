import { clockText as text } from '#shared/language/ka/office/office.ts';
import { Select } from '#web/components/forms/choices/Select.tsx';
import styles from '#web/components/forms/Field.module.css';
import './dates.css';

interface ClockInputProps {
  /** `HH:MM`; empty where none is chosen. */
  readonly value: string;
  readonly id?: string | undefined;
  readonly isLocked?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, at) => twoDigits(at));
const everyFive = Array.from({ length: 12 }, (_, at) => twoDigits(at * 5));

/** A time of the day as hour and minute, of 24 hours whatever the browser speaks. */
export function ClockInput({ value, id, isLocked, describedBy, isInvalid, onChange }: ClockInputProps) {
  const [hour = '', minute = ''] = value.split(':');
  const minutes = minute === '' || everyFive.includes(minute) ? everyFive : [...everyFive, minute].sort();
  const shared = { disabled: isLocked, 'aria-describedby': describedBy, 'aria-invalid': isInvalid === true };
  return (
    <span className={`${styles.date} office-clock`}>
      <Select
        {...shared}
        id={id}
        aria-label={text.hour}
        value={hour}
        onChange={({ target }) => onChange(target.value && `${target.value}:${minute || '00'}`)}
      >
        <option value="">{text.noHour}</option>
        {hours.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Select
        {...shared}
        aria-label={text.minute}
        value={minute}
        onChange={({ target }) => onChange(target.value && `${hour || '00'}:${target.value}`)}
      >
        <option value="">{text.noMinute}</option>
        {minutes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    </span>
  );
}

import { useState } from 'react';
import { todayAt } from '#shared/accounts/fields.ts';
import { DateSelects } from '#web/components/forms/choices/DateSelects.tsx';
import { yearsAround } from '#web/components/forms/choices/years-around.ts';
import styles from '#web/components/forms/Field.module.css';
import { ClockInput } from './ClockInput.tsx';
import { noParts, partsOf, withPart } from './date-value.ts';
import { localOf } from './georgian-time.ts';
import './dates.css';

export interface DateInputProps {
  readonly kind: 'date' | 'instant';
  readonly name: string;
  /** `YYYY-MM-DD`, of a moment `YYYY-MM-DDTHH:MM` in Tbilisi; the input keeps it by itself where it is not given. */
  readonly value?: string | undefined;
  readonly initial?: string | undefined;
  /** Of its first select. */
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isLocked?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

const hourMs = 3_600_000;
/** How many years back and ahead can be chosen. */
const span = { back: 30, ahead: 5 };

/**
 * A date, or a moment, in selects. The browser's own input holds the same value out of sight: by it forms are read, and
 * programs fill them in.
 */
export function DateInput(props: DateInputProps) {
  const { kind, name, id, labelledBy, describedBy, isLocked, isInvalid } = props;
  const [own, setOwn] = useState(props.initial ?? '');
  const value = props.value ?? own;
  const change = (next: string): void => {
    setOwn(next);
    props.onChange?.(next);
  };
  /** What is not chosen yet begins with today, a moment with the full hour that comes. */
  const start = (): string =>
    kind === 'date'
      ? todayAt(Date.now())
      : `${localOf(new Date(Date.now() + hourMs).toISOString()).slice(0, 13)}:00`;
  const parts = value === '' ? noParts : partsOf(value);
  const part = (name: 'day' | 'month' | 'year') => ({
    ...{
      value: parts[name],
      disabled: isLocked,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid === true,
    },
    ...(name === 'day' ? { id } : {}),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(withPart(value, { [name]: target.value }, start())),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid of the forms
    <div className="office-date" role="group" aria-labelledby={labelledBy}>
      <DateSelects
        name={name}
        isWrong={isInvalid === true}
        years={yearsAround(new Date().getFullYear(), Number(parts.year), span)}
        parts={{ day: part('day'), month: part('month'), year: part('year') }}
      >
        <input
          className={styles.native}
          type={kind === 'date' ? 'date' : 'datetime-local'}
          name={name}
          value={value}
          disabled={isLocked}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
        />
      </DateSelects>
      {kind === 'instant' && (
        <ClockInput
          value={value === '' ? '' : `${parts.hour}:${parts.minute}`}
          {...{ isLocked, describedBy, isInvalid }}
          onChange={(clock) => {
            const [hour = '', minute = ''] = clock.split(':');
            change(withPart(value, { hour, minute }, start()));
          }}
        />
      )}
    </div>
  );
}

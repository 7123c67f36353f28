import { useId } from 'react';
import { DateInput, type DateInputProps } from './DateInput.tsx';

interface DateFieldProps extends DateInputProps {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A date with its label above, and below it what is wrong with it. */
export function DateField({ label, error, ...input }: DateFieldProps) {
  const id = useId();
  return (
    <div className="office-field">
      <span id={id}>{label}</span>
      <DateInput
        {...input}
        labelledBy={id}
        describedBy={error && `${id}-error`}
        isInvalid={error !== undefined}
      />
      {error && (
        <span role="alert" id={`${id}-error`} className="office-error" data-error={input.name}>
          {error}
        </span>
      )}
    </div>
  );
}

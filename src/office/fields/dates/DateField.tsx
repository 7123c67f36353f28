import { useId } from 'react';
import { DateInput, type DateInputProps } from './DateInput.tsx';

/** A date with its label above. */
export function DateField({ label, ...input }: DateInputProps & { readonly label: string }) {
  const id = useId();
  return (
    <div className="office-field">
      <span id={id}>{label}</span>
      <DateInput {...input} labelledBy={id} />
    </div>
  );
}

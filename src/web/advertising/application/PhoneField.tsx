import type { KeyboardEvent } from 'react';
import { applications as text } from '#shared/language/ka/applications.ts';
import { Field } from '#web/components/forms/Field.tsx';

interface PhoneFieldProps {
  /** Digits after +995. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
}

const most = 12;

/** SPEC.md section 5: digits of both rows, Backspace, Delete and ctrl or alt combinations; keys that write nothing move on as ever. */
function refuseOthers(event: KeyboardEvent<HTMLInputElement>): void {
  const writes = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (writes && !/^\d$/.test(event.key)) event.preventDefault();
}

/** A Georgian telephone number: +995 stands fixed before it. */
export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  return (
    <Field
      name="phone"
      label={text.phone}
      prefix="+995"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      onKeyDown={refuseOthers}
      onChange={({ target }) => onChange(digitsOf(target.value))}
      error={error}
    />
  );
}

/** What is pasted or filled in by the browser may have the prefix and spaces. */
const digitsOf = (typed: string): string =>
  typed
    .replace(/^\s*(\+|00)995/, '')
    .replace(/\D/g, '')
    .slice(0, most);

import type { KeyboardEvent } from 'react';
import { applications as text } from '#shared/language/ka/directories/applications.ts';
import { Field } from '#web/components/forms/Field.tsx';

interface PhoneFieldProps {
  /** Digits after +995. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
}

const maxDigits = 12;

/** Allows digits, editing keys and shortcuts only (SPEC.md section 5). */
function blockNonDigits(event: KeyboardEvent<HTMLInputElement>): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (isCharacter && !/^\d$/.test(event.key)) event.preventDefault();
}

/** Renders the input of a Georgian telephone number with the fixed prefix +995. */
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
      onKeyDown={blockNonDigits}
      onChange={({ target }) => onChange(digitsOf(target.value))}
      error={error}
    />
  );
}

/** Removes the prefix and separators, which pasted or autofilled numbers may have. */
const digitsOf = (input: string): string =>
  input
    .replace(/^\s*(\+|00)995/, '')
    .replace(/\D/g, '')
    .slice(0, maxDigits);

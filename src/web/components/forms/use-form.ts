import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors.ts';
import { focusErrors } from './summary/find-control.ts';

export type FormValues = Readonly<Record<string, string>>;

interface FormOptions {
  /** Validates the values before they are sent. */
  readonly check: (values: FormValues) => FieldErrors;
  /** Sends the values; resolves to the server's field errors, if any. */
  readonly send: (values: FormValues, form: HTMLFormElement) => Promise<FieldErrors | undefined>;
}

/**
 * Manages a form of uncontrolled inputs, so that password managers, paste and the browser's form restoration work.
 * What is wrong receives the focus. The form cannot be submitted until the script runs.
 */
export function useForm({ check, send }: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  function showErrors(fieldErrors: FieldErrors): void {
    setErrors(fieldErrors);
    focusErrors(form.current, Object.keys(fieldErrors));
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy) return;
    const values = readValues(element);
    const invalid = check(values);
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    setErrors({});
    setBusy(true);
    try {
      const serverErrors = await send(values, element);
      if (serverErrors) showErrors(serverErrors);
    } finally {
      setBusy(false);
    }
  }

  return {
    errors,
    /** Whether the form can be submitted now. */
    canSubmit: isReady && !isBusy,
    isBusy,
    formProps: {
      ref: form,
      errors,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

/** Picks the named values of a form; a missing one is empty. */
export const pickValues = <Name extends string>(
  values: FormValues,
  names: readonly Name[],
): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>;

function readValues(form: HTMLFormElement): FormValues {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}

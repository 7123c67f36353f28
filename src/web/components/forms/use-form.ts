import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors.ts';

export type FormValues = Readonly<Record<string, string>>;

interface FormOptions {
  /** Validates the values before they are sent. */
  readonly check: (values: FormValues) => FieldErrors;
  /** Sends the values; resolves to the server's field errors, if any. */
  readonly send: (values: FormValues, form: HTMLFormElement) => Promise<FieldErrors | undefined>;
}

/**
 * Manages a form of uncontrolled inputs, so that password managers, paste and the browser's form restoration work.
 * The first invalid field receives the focus. The form cannot be submitted until the script runs.
 */
export function useForm({ check, send }: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  function showErrors(fieldErrors: FieldErrors): void {
    setErrors(fieldErrors);
    const invalid = [...(form.current?.elements ?? [])].find((element) =>
      belongsTo(fieldErrors, element.getAttribute('name') ?? ''),
    );
    if (invalid instanceof HTMLElement) requestAnimationFrame(() => invalid.focus());
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
      method: 'post' as const,
      noValidate: true,
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

/** Matches composite fields by prefix: an error of `birthday` belongs to its year, month and day. */
const belongsTo = (fieldErrors: FieldErrors, name: string): boolean =>
  Object.keys(fieldErrors).some((field) => name === field || name.startsWith(`${field}_`));

function readValues(form: HTMLFormElement): FormValues {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}

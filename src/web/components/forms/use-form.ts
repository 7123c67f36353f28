import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors.ts';

export type FormValues = Readonly<Record<string, string>>;

interface FormOptions {
  /** What is wrong before anything is sent. */
  readonly check: (values: FormValues) => FieldErrors;
  /** Sends; resolves to what the server found wrong at fields, or to nothing. */
  readonly send: (values: FormValues, form: HTMLFormElement) => Promise<FieldErrors | undefined>;
}

/**
 * A form of plain inputs: they keep their own values, so password managers, paste and the browser's memory work. The
 * first field that is wrong gets the focus. Until the script runs nothing can be sent.
 */
export function useForm({ check, send }: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  function show(found: FieldErrors): void {
    setErrors(found);
    const wrong = [...(form.current?.elements ?? [])].find((element) =>
      belongsTo(found, element.getAttribute('name') ?? ''),
    );
    if (wrong instanceof HTMLElement) requestAnimationFrame(() => wrong.focus());
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy) return;
    const values = readValues(element);
    const wrong = check(values);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setErrors({});
    setBusy(true);
    try {
      const refused = await send(values, element);
      if (refused) show(refused);
    } finally {
      setBusy(false);
    }
  }

  return {
    errors,
    /** Whether a press is taken now. */
    isOpen: isReady && !isBusy,
    isBusy,
    formProps: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

/** A field may be made of several: what is wrong with a birthday is wrong with its year, month and day. */
const belongsTo = (found: FieldErrors, name: string): boolean =>
  Object.keys(found).some((field) => name === field || name.startsWith(`${field}_`));

function readValues(form: HTMLFormElement): FormValues {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}

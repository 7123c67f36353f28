import type { FormHTMLAttributes, ReactNode, RefObject } from 'react';
import type { FieldErrors } from './field-errors.ts';
import { ErrorSummary } from './summary/ErrorSummary.tsx';

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'noValidate'> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly children: ReactNode;
}

/** Renders a form that sends by script, with the summary of its errors at its top. */
export function Form({ ref, errors, children, ...form }: FormProps) {
  return (
    <form {...form} ref={ref} method="post" noValidate>
      <ErrorSummary form={ref} errors={errors} />
      {children}
    </form>
  );
}

import './frame/jitless.ts';
import type { z } from 'zod';
import { type FieldCode, formMessages } from '#shared/language/ka/site/forms.ts';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates values with a form's schema and returns the first error of each field. */
export function findErrors(schema: z.ZodType, values: Readonly<Record<string, string>>): FieldErrors {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0] ?? '');
    errors[name] ??= formMessages[message as FieldCode] ?? formMessages.invalid;
  }
  return errors;
}

/** Checks that the repeated password equals the first (SPEC.md section 5, Confirmed). */
export function findMismatch(values: Readonly<Record<string, string>>, field = 'password'): FieldErrors {
  const repeated = values.password_confirm;
  if (!repeated) return { password_confirm: formMessages.required };
  return repeated === values[field] ? {} : { password_confirm: formMessages.mismatch };
}

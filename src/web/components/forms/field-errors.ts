import type { z } from 'zod';
import { type FieldCode, formMessages } from '#shared/language/ka/forms.ts';

/** What is wrong, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Checks values by a form's contract; the first thing wrong at each field. */
export function findErrors(schema: z.ZodType, values: Readonly<Record<string, string>>): FieldErrors {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0] ?? '');
    errors[name] ??= formMessages[message as FieldCode] ?? formMessages.invalid;
  }
  return errors;
}

/** SPEC.md section 5, Confirmed: the repeated password must equal the first. */
export function findMismatch(values: Readonly<Record<string, string>>, field = 'password'): FieldErrors {
  const repeated = values.password_confirm;
  if (!repeated) return { password_confirm: formMessages.required };
  return repeated === values[field] ? {} : { password_confirm: formMessages.mismatch };
}

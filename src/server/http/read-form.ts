import type { z } from 'zod';
import { type Complaint, Problem } from '#shared/contracts/problem.ts';
import { type FieldCode, formMessages } from '#shared/language/ka/forms.ts';
import { httpMessages } from '#shared/language/ka/http.ts';

/**
 * Reads a posted body by its contract. What is wrong is told at its field, in Georgian.
 * @throws Problem `bad_input`
 */
export function readForm<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const given = body ?? {};
  if (typeof given !== 'object' || Array.isArray(given))
    throw new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' });
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Complaint[]> = Object.create(null);
  for (const { path, message } of parsed.error.issues) {
    const code: FieldCode = Object.hasOwn(formMessages, message) ? (message as FieldCode) : 'invalid';
    const name = String(path[0] ?? '');
    fields[name] = [...(fields[name] ?? []), { message: formMessages[code], code }];
  }
  throw new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' }, fields);
}

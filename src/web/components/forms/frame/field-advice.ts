import { type FieldCode, fieldAdvice, formMessages, requiredAdvice } from '#shared/language/ka/site/forms.ts';

const codes = new Map<string, FieldCode>(
  Object.entries(formMessages).map(([code, message]) => [message, code as FieldCode]),
);

/** Returns what to do about an error whose message says only what is wrong; undefined where the message says it. */
export function adviceOn(name: string, message: string): string | undefined {
  const code = codes.get(message);
  if (code === 'required') return requiredAdvice[name as keyof typeof requiredAdvice];
  return code && fieldAdvice[code as keyof typeof fieldAdvice];
}

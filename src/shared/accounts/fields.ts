import { z } from 'zod';

/** Fields of the account forms. Faults are reported by code; `language/ka/site/forms.ts` has the messages. */
const control = /\p{Cc}/u;
const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

const lengthOf = (text: string): number => Array.from(text).length;

/** A non-empty text; an empty one counts as missing. */
export const requiredText = z
  .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid') })
  .refine((text) => text.trim() !== '', { error: 'required', abort: true });

/** An e-mail address of at most 254 characters, in lower case. */
export const emailField = requiredText
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .refine((text) => text.length <= 254, { error: 'too_long', abort: true })
      .refine((text) => shape.test(text), { error: 'email' }),
  );

/** A new password: 8 to 128 characters of any kind, normalised to NFC. */
export const newPasswordField = givenPasswordField().pipe(
  z
    .string()
    .refine((text) => lengthOf(text) >= 8, { error: 'too_short', abort: true })
    .refine((text) => lengthOf(text) <= 128, { error: 'password_too_long', abort: true }),
);

/** A password typed at sign-in. One that no account can have is refused later like a wrong one. */
export function givenPasswordField() {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid') })
    .refine((text) => text !== '', { error: 'required', abort: true })
    .transform((text) => text.normalize('NFC'));
}

/** A person's name, 1 to 80 characters. */
export const nameField = requiredText
  .transform((text) => text.trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .refine((text) => lengthOf(text) <= 80, { error: 'too_long', abort: true })
      .refine((text) => !control.test(text), { error: 'invalid' }),
  );

export const genders = ['female', 'male'] as const;
export type Gender = (typeof genders)[number];
export const genderField = requiredText.pipe(z.enum(genders, { error: 'invalid' }));

/** `YYYY-MM-DD`, a calendar date from 1900-01-01 to today. */
export const birthdayField = (today: string) =>
  requiredText.pipe(
    z
      .string()
      .refine(isDay, { error: 'date', abort: true })
      .refine((day) => day >= '1900-01-01', { error: 'too_early', abort: true })
      .refine((day) => day <= today, { error: 'future' }),
  );

/** Up to 12 digits, with or without +995; spaces and dashes are dropped; empty removes the number. */
export const phoneField = z
  .string({ error: 'invalid' })
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^(?:\+995)?\d{0,12}$/, { error: 'phone' }))
  .transform((text) => (text === '+995' ? '' : text));

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Today in Tbilisi (UTC+4 all year), `YYYY-MM-DD`. */
export const todayAt = (now: number): string => new Date(now + 4 * 3_600_000).toISOString().slice(0, 10);

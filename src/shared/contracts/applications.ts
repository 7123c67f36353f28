import { z } from 'zod';
import { phoneField, requiredText } from '#shared/accounts/fields.ts';

export type ApplicationKind = 'clinic' | 'doctor';
export const applicationStatuses = ['new', 'contacted', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

const mostCharacters = 200;
const mostExtras = 20;
const control = /\p{Cc}/u;

/** A line of text that somebody must give. */
const requiredLine = requiredText
  .transform((text) => text.trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .refine((text) => Array.from(text).length <= mostCharacters, { error: 'too_long', abort: true })
      .refine((text) => !control.test(text), { error: 'invalid' }),
  );

const isLine = (given: unknown): given is string => requiredLine.safeParse(given).success;
const asText = (given: unknown): unknown => (typeof given === 'number' ? String(given) : given);

/** Repeated values: the first is required; the others are not checked (SPEC.md section 5), only those that say something are kept. */
const choices = z
  .unknown()
  .transform((given) => (given === undefined || given === null ? [] : [given].flat(1)).map(asText))
  .transform(([main, ...extras]) => ({ main, extras: extras.filter(isLine).slice(0, mostExtras) }))
  .pipe(z.object({ main: requiredLine, extras: z.array(requiredLine) }))
  .transform(({ main, extras }) => [...new Set([main, ...extras])]);

/** Digits, at least one: a lone „+995“ is no number. */
const requiredPhone = requiredText
  .pipe(phoneField)
  .transform((phone) => phone.replace('+995', ''))
  .pipe(z.string().min(1, { error: 'required' }));

const applicant = { name: requiredLine, phone: requiredPhone };

/** The forms of CONTRACT.md section 6. A choice is the number of a record, or a name. */
export const clinicApplicationForm = z
  .object({ ...applicant, branches: choices })
  .transform(({ name, phone, branches }) => ({ name, phone, profession: '', choices: branches }));
export const doctorApplicationForm = z
  .object({ ...applicant, profession: z.unknown().transform(asText).pipe(requiredLine), clinics: choices })
  .transform(({ name, phone, profession, clinics }) => ({ name, phone, profession, choices: clinics }));

export type ApplicationGiven = z.infer<typeof doctorApplicationForm>;

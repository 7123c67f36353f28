import { z } from 'zod';
import { requiredText } from '#shared/accounts/fields.ts';
import { message } from './answer-fields.ts';
import { defineCall } from './call.ts';

export type ApplicationKind = 'clinic' | 'doctor';
export const applicationStatuses = ['waiting', 'contacted', 'agreed', 'refused'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

const maxCharacters = 200;
const maxExtraChoices = 20;
const control = /\p{Cc}/u;

/** A required line of text. */
const requiredLine = requiredText
  .transform((text) => text.trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .refine((text) => Array.from(text).length <= maxCharacters, { error: 'too_long', abort: true })
      .refine((text) => !control.test(text), { error: 'invalid' }),
  );

const isLine = (given: unknown): given is string => requiredLine.safeParse(given).success;
const asText = (given: unknown): unknown => (typeof given === 'number' ? String(given) : given);

/** Repeated values: the first is required; the others are not checked (SPEC.md section 5), and empty ones are dropped. */
const choices = z
  .unknown()
  .transform((given) => (given === undefined || given === null ? [] : [given].flat(1)).map(asText))
  .transform(([main, ...extras]) => ({ main, extras: extras.filter(isLine).slice(0, maxExtraChoices) }))
  .pipe(z.object({ main: requiredLine, extras: z.array(requiredLine) }))
  .transform(({ main, extras }) => [...new Set([main, ...extras])]);

/** The nine digits of a Georgian number, with or without the country's; spaces and dashes are dropped. „+995“ alone is no number. */
const requiredPhone = requiredText
  .transform((text) => text.replace(/[\s()-]/g, '').replace(/^(?:\+995|995(?=\d{9}$))/, ''))
  .pipe(
    z
      .string()
      .min(1, { error: 'required', abort: true })
      .regex(/^\d{9}$/, { error: 'bad_phone' }),
  );

const applicant = {
  name: requiredLine,
  phone: requiredPhone,
  /** SPEC.md section 7 sends the CSRF token in this form. */
  csrfmiddlewaretoken: z.string().optional().catch(undefined),
};

/** A choice is the id of a record, or a name. */
const clinicForm = z
  .object({ ...applicant, branches: choices })
  .transform(({ name, phone, branches }) => ({ name, phone, profession: '', choices: branches }));
const doctorForm = z
  .object({ ...applicant, profession: z.unknown().transform(asText).pipe(requiredLine), clinics: choices })
  .transform(({ name, phone, profession, clinics }) => ({ name, phone, profession, choices: clinics }));
export type ApplicationForm = z.output<typeof doctorForm>;

const rate = '5 an hour from one address';

/** The calls of CONTRACT.md section 6. */
export const applyAsClinic = defineCall({
  method: 'POST',
  path: '/api/become_recommended/clinic/',
  alsoAt: '/become_recommended/clinic/',
  summary: 'A clinic applies',
  right: 'guest',
  request: clinicForm,
  answer: message,
  rate,
});

export const applyAsDoctor = defineCall({
  method: 'POST',
  path: '/api/become_recommended/doctor/',
  alsoAt: '/become_recommended/doctor/',
  summary: 'A doctor applies',
  right: 'guest',
  request: doctorForm,
  answer: message,
  rate,
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deskCall } from './desk-parts.ts';
import { version } from './record-parts.ts';

/** The desk `settings` (OFFICE.md, „Desks“). */

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: 'too_long' })
    // PostgreSQL stores neither of them.
    .refine((given) => given.isWellFormed() && !given.includes('\0'), { error: 'invalid' });
const webAddress = text(300).refine((given) => given === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(given));

const settings = z.object({
  phone: text(40).refine((given) => given === '' || /^\+?[\d\s()-]{3,}$/.test(given)),
  email: text(200).refine((given) => given === '' || z.email().safeParse(given).success, { error: 'email' }),
  address: text(300),
  facebook: webAddress,
  instagram: webAddress,
  youtube: webAddress,
  opening_text: text(1_000),
  consent_text: text(1_000),
});

const someSettings = settings.partial().strict();

const answer = z.object({
  version: z.int(),
  settings: z.object({
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    youtube: z.string(),
    opening_text: z.string(),
    consent_text: z.string(),
  }),
  /** Of the environment's SITE_NAME; it is not changed here. */
  site_name: z.string(),
  /** What is set up: a name of its own, a mail server, a bank, and every page that the footer leads to. */
  setup: z.object({ name: z.boolean(), mail: z.boolean(), banks: z.boolean(), pages: z.boolean() }),
});

export const getSettings = defineCall({
  ...deskCall('settings', 'get'),
  path: '/api/office/settings/get/',
  summary: 'Read the portal’s settings',
  request: z.object({}),
  answer,
});

export const saveSettings = defineCall({
  ...deskCall('settings', 'save', ['stale']),
  path: '/api/office/settings/save/',
  summary: 'Change some of the portal’s settings or all; readers see them at once',
  request: z
    .object({
      version,
      settings: z.unknown().meta({ type: 'object', additionalProperties: { type: 'string' } }),
    })
    // Asked also where the version is wrong: a refusal names every field.
    .superRefine(
      (given, context) => {
        for (const issue of someSettings.safeParse(given.settings).error?.issues ?? [])
          for (const name of issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0] ?? 'settings'])
            context.addIssue({ code: 'custom', path: [name], message: issue.message });
      },
      { when: () => true },
    )
    .transform((given) => ({ version: given.version, settings: someSettings.parse(given.settings) })),
  answer,
});

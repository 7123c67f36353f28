import { z } from 'zod';
import { safeLink } from '#shared/content/safe-address.ts';

/** What browsers would read otherwise than it is written is no address: a tab within a scheme, two strokes at the start. */
const reads = (text: string, form: RegExp): boolean => {
  const link = safeLink(text);
  return link !== undefined && link === text.trim().replaceAll(' ', '%20') && form.test(link);
};
/** Somebody's site. */
export const webAddress = z
  .string()
  .refine((text) => reads(text, /^https?:/i), 'is no address of the web, like "https://example.ge/"');
/** Where a link may lead: a page of the portal, a site, a mail address, a telephone. */
export const linkAddress = z
  .string()
  .refine(
    (text) => reads(text, /^(\/|(https?|mailto|tel):)/i),
    'is no address: it begins with "/", "https://", "http://", "mailto:" or "tel:"',
  );
/** „9:30“ is kept as „09:30“. */
const clock = z
  .string()
  .regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/, 'is no time of day like "09:30"')
  .transform((text) => text.padStart(5, '0'));
/** A source that is only named may stand there as its name. */
const source = z.preprocess(
  (given) => (typeof given === 'string' ? { title: given } : given),
  z.looseObject({ title: z.string().min(1), url: linkAddress.nullable().default(null) }),
);

/** What fields that are kept as they come must hold: pages of readers count on it. What else stands there is kept, too. */
export const sources = z.array(source);
export const video = z.looseObject({ url: z.string().min(1), poster: z.string().nullable().default(null) });
export const location = z.looseObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export const openingHours = z.array(
  z.looseObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: clock, closes: clock }),
);
export const sponsor = z.looseObject({
  title: z.string().min(1),
  url: linkAddress.nullable().default(null),
  logo: z.unknown().default(null),
});

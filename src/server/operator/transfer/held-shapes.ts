import { z } from 'zod';
import { safeLink } from '#shared/content/safe-address.ts';

const address = z.string().refine((text) => safeLink(text) !== undefined, 'is no address of the web');
/** „9:30“ is kept as „09:30“. */
const clock = z
  .string()
  .regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/, 'is no time of day like "09:30"')
  .transform((text) => text.padStart(5, '0'));
/** A source that is only named may stand there as its name. */
const source = z.preprocess(
  (given) => (typeof given === 'string' ? { title: given } : given),
  z.looseObject({ title: z.string().min(1), url: address.nullable().default(null) }),
);
const sources = z.array(source);

/** What fields that are kept as they come must hold, by collection and name: pages of readers count on it. */
export const heldShapes: Readonly<Record<string, z.ZodType>> = {
  'article.sources': sources,
  'term.sources': sources,
  'article.video': z.looseObject({ url: z.string().min(1), poster: z.string().nullable().default(null) }),
  'clinic.location': z.looseObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  'clinic.hours': z.array(
    z.looseObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: clock, closes: clock }),
  ),
  'special_project.sponsor': z.looseObject({
    title: z.string().min(1),
    url: address.nullable().default(null),
    logo: z.unknown().default(null),
  }),
};

/** A piece of a page's address as it stands there: what would end the piece, or mean another sign, cannot. */
export const addressPiece = z
  .string()
  .regex(/^[^/\\?#%\p{Cc}]+$/u, 'is empty or holds a sign that cannot stand in an address');

import { z } from 'zod';
import { isDocument, type RichDocument } from '#shared/content/document.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { safeLink } from '#shared/content/safe-address.ts';
import { pageNames } from '#shared/paths/route-names.ts';
import type { FaultCode, FaultFacts } from './record-faults.ts';

/** The parameters by which a refinement names its fault; `records/record-schema.ts` isReadAsWritten them. */
export const withCode = (code: FaultCode, facts: FaultFacts = {}) => ({ params: { code, facts } });

/** Whether the text is an address that browsers read as written, without tabs in the scheme or two leading slashes. */
const isReadAsWritten = (text: string, form: RegExp): boolean => {
  const link = safeLink(text);
  return link !== undefined && link === text.trim().replaceAll(' ', '%20') && form.test(link);
};
/** An external http(s) address. */
export const webAddress = z
  .string()
  .refine((text) => isReadAsWritten(text, /^https?:/i), withCode('web_address'));
/** The target of a link: a page of the portal, a site, a mail address or a telephone number. */
export const linkAddress = z
  .string()
  .refine((text) => isReadAsWritten(text, /^(\/|(https?|mailto|tel):)/i), withCode('link'));
/** Normalises "9:30" to "09:30". */
const clock = z
  .string()
  .refine((text) => /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/.test(text), withCode('time_of_day'))
  .transform((text) => text.padStart(5, '0'));
/** A source given as a string is its title. */
const source = z.preprocess(
  (given) => (typeof given === 'string' ? { title: given } : given),
  z.looseObject({ title: z.string().min(1), url: linkAddress.nullable().default(null) }),
);

/** Schemas of JSON fields: the parts that readers' pages use. Other keys are kept. */
export const sources = z.array(source);
/** The main statements of a text, at most three. */
export const keyFacts = z.array(z.string().trim().min(1)).max(3);
export const video = z.looseObject({ url: z.string().min(1), poster: z.string().nullable().default(null) });
export const location = z.looseObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export const openingHours = z.array(
  z.looseObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: clock, closes: clock }),
);
/** HTML, or a document in JSON, which is how the office writes every text (OFFICE.md). */
const formattedText = z.union([
  z.string(),
  z.custom<RichDocument>(isDocument, withCode('document')).transform(renderHtml),
]);
export const projectSections = z.array(z.strictObject({ title: z.string(), body: formattedText }));
export const sponsor = z.looseObject({
  title: z.string().min(1),
  url: linkAddress.nullable().default(null),
  logo: z.unknown().default(null),
});

const isBeside = (text: string): boolean =>
  text !== '' && !/^([/\\]|[a-z][a-z\d+.-]*:\/\/)/i.test(text) && !text.split(/[/\\]/).includes('..');
/** A media path, with or without the folder prefix of addresses (`/media/…`) and exports. */
export const filePath = z
  .string()
  .transform((text) => text.replace(/^\/media\//, 'media/'))
  .refine(isBeside, withCode('file'));
export const picturePath = z.union([filePath, z.object({ url: filePath }).transform(({ url }) => url)], {
  error: 'file',
});

const offerPicture = picturePath.nullish();
const withoutMediaFolder = (path: string | null | undefined) => path?.replace(/^media\//, '') ?? null;
/** A partner's offers link to its site; their pictures are media of the portal. */
export const offers = z.strictObject({
  items: z.array(
    z
      .looseObject({ link: webAddress, thumb: offerPicture, image: offerPicture })
      .transform(({ thumb, image, ...offer }) => ({
        ...{ title: '', description: '', source: null, ...offer },
        thumb: withoutMediaFolder(thumb),
        image: withoutMediaFolder(image),
      })),
  ),
});

const pageRule = z.strictObject({
  radio: z.enum(['only', 'all_except', 'all']),
  items: z.array(z.object({ id: z.int().positive() })).optional(),
});
export const pageName = z.string().refine((name) => pageNames.has(name), withCode('page_name'));
/** The pages of an advertisement: a rule for each route, and routes without one under `other`. */
export const adPages = z
  .looseObject({ other: z.array(pageName).optional() })
  .refine(
    ({ other: _, ...routes }) => Object.values(routes).every((one) => pageRule.safeParse(one).success),
    withCode('bad_form'),
  )
  .refine(
    ({ other: _, ...routes }) => Object.keys(routes).every((name) => pageNames.has(name)),
    withCode('page_name'),
  );

import { z } from 'zod';
import type { Collection } from '#shared/collections/collection.ts';
import { linkAddress, webAddress } from '#shared/collections/held-values.ts';
import { pageNames } from '#shared/paths/route-names.ts';

export const plainText = z.string().refine((text) => !text.includes('\0'), 'holds a zero character');

const notBeside = 'must be the path of a file beside the import file';
const isBeside = (text: string): boolean =>
  text !== '' && !/^([/\\]|[a-z][a-z\d+.-]*:\/\/)/i.test(text) && !text.split(/[/\\]/).includes('..');

/** Beside the import file, or in the folder that an export puts there; as the portal answers it (`/media/…`) it is the same. */
export const filePath = z
  .string()
  .transform((text) => text.replace(/^\/media\//, 'media/'))
  .refine(isBeside, notBeside);

/** A piece of a page's address as it stands there: what would end the piece, or mean another sign, cannot. */
const addressPiece = z
  .string()
  .regex(/^[^/\\?#%\p{Cc}]+$/u, 'is empty or holds a sign that cannot stand in an address');

/** A page's title is its heading, and the text of every link to it. */
const heading = z
  .string()
  .refine((text) => text.trim() !== '' && !text.includes('\0'), 'is empty or holds a zero character');

/** An index takes no more than 2,704 bytes, and that of categories two aliases. */
const longest: Readonly<Record<string, number>> = { alias: 400, slug: 400, title: 800, city: 800 };

/** A field that may stand there empty, as it does where there is nothing to say. */
const orEmpty = (shape: z.ZodType<string>) =>
  z.string().superRefine((text, context) => {
    const issue = text === '' ? undefined : shape.safeParse(text).error?.issues[0];
    if (issue) context.addIssue(issue.message);
  });

const pages = z.array(z.string().refine((name) => pageNames.has(name), 'names no page of the portal'));

/** What single fields must be besides their type. */
const shapes: Readonly<Record<string, z.ZodType>> = {
  'articleblock.link': orEmpty(linkAddress),
  'articleblock.pages': pages,
  'clinic.email': orEmpty(z.email('is no mail address')),
  'clinic.website': orEmpty(webAddress),
  'menu.url': linkAddress,
  'rssblock.pages': pages,
};

/** What a field must be besides its type. */
export function shapeOf(collection: Collection, field: string): z.ZodType | undefined {
  const own = shapes[`${collection.name}.${field}`];
  if (own) return own;
  const most = longest[field];
  return most ? formOf(collection, field).max(most, `has more than ${most} characters`) : undefined;
}

/** Aliases and slugs stand in addresses; that of a tag stands in the query, which takes any sign. */
function formOf({ name, page }: Collection, field: string): z.ZodString {
  if (page && field === 'title') return heading;
  return name !== 'tag' && (field === 'alias' || field === 'slug') && page?.parts.includes(field)
    ? addressPiece
    : plainText;
}

/** A partner's offers lead to its site; their pictures are the portal's own. */
export const linkedOffers = z.array(
  z.looseObject({ link: webAddress, thumb: filePath.nullish(), image: filePath.nullish() }),
);

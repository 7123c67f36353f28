import { z } from 'zod';
import type { Collection } from '#shared/collections/collection.ts';
import type { ScalarType } from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';

/** How one field of an import line is kept. `derived` fields are worked out by the portal and may stand in a line in vain. */
export type Part =
  | {
      readonly kind: 'value';
      readonly column: string;
      readonly type: ScalarType | 'json' | 'names' | 'ids';
      /** What it must be, where that is more than its type says. */
      readonly shape?: z.ZodType | undefined;
    }
  | { readonly kind: 'html' | 'money'; readonly column: string }
  | { readonly kind: 'image' | 'images' | 'file'; readonly column: string }
  | {
      readonly kind: 'holder';
      readonly column: string;
      readonly media: readonly string[];
      readonly shape: z.ZodType | undefined;
    }
  | { readonly kind: 'sections'; readonly column: string }
  | { readonly kind: 'reference'; readonly column: string }
  | { readonly kind: 'side'; readonly table: string; readonly column: string }
  | { readonly kind: 'links'; readonly link: Link }
  | { readonly kind: 'derived' };

export interface Link {
  /** The field that makes it. */
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly other: string;
  /** The relation is written from its other side; from here it is only added to. */
  readonly isGuest: boolean;
}

export interface Plan {
  readonly name: string;
  readonly table: string;
  readonly parts: ReadonlyMap<string, Part>;
  /** Records point at others of their own kind by this field: those come first. */
  readonly parent?: string;
}

/** Those that others point to first; links between records are written after all of them. */
export const transferOrder = [
  'category',
  'author',
  'tag',
  'encyclopedia_section',
  'medicine_branch',
  'profession',
  'consultant',
  'article',
  'term',
  'clinic',
  'doctor',
  'journal',
  'question',
  'questionblock',
  'comment',
  'calculation',
  'special_project',
  'staticpage',
  'articleblock',
  'menu',
  'advertisement',
  'recommended_doctors',
  'recommended_clinics',
  'collector',
  'rssblock',
  'services',
] as const;

const value = (column: string, type: ScalarType | 'json' | 'names' | 'ids'): Part => ({
  kind: 'value',
  column,
  type,
});
const meta = { meta_title: value('meta_title', 'text'), meta_description: value('meta_description', 'text') };
const status = { status: value('status', 'text') };
const introtext = { introtext: value('introtext', 'text') };

/** Columns that are no public field but belong to the record. */
const inner: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  category: { ...meta, ...introtext },
  author: { ...meta, ...status },
  tag: introtext,
  consultant: { ...meta, ...status },
  article: { ...meta, ...status },
  term: { ...meta, ...status },
  clinic: { ...meta, ...status },
  doctor: { ...meta, ...status },
  journal: { ...meta, ...status },
  question: {
    ...{ ...meta, ...status, ...introtext },
    is_private: value('is_private', 'boolean'),
    published_at: value('published_at', 'instant'),
  },
  comment: { is_approved: value('is_approved', 'boolean') },
  special_project: { ...meta, ...status, sections: { kind: 'sections', column: 'sections' } },
  staticpage: { ...meta, ...status, ...introtext },
  articleblock: {
    ...status,
    rule: value('rule', 'text'),
    rule_category: { kind: 'reference', column: 'rule_category_id' },
    rule_tag: { kind: 'reference', column: 'rule_tag_id' },
    articles: value('chosen', 'ids'),
    size: value('size', 'integer'),
  },
  services: status,
  menu: { ...status, parent: { kind: 'reference', column: 'parent_id' } },
  rssblock: {
    ...status,
    collectors: {
      kind: 'links',
      link: {
        ...{ name: 'collectors', table: 'rssblock_collector' },
        ...{ owner: 'rssblock_id', other: 'collector_id', isGuest: false },
      },
    },
  },
};

const campaign = {
  ...status,
  starts_on: value('starts_on', 'date'),
  ends_on: value('ends_on', 'date'),
};

/** Who stands where, and when. */
const placed: Readonly<Record<string, Part>> = {
  id: value('id', 'integer'),
  category: { kind: 'reference', column: 'category_id' },
  position: value('position', 'integer'),
  ...campaign,
};

/** What is kept where readers see it only inside other records, or as others' records. */
const unseen: Readonly<Record<string, { table: string; parts: Readonly<Record<string, Part>> }>> = {
  recommended_doctors: {
    table: 'recommended_doctor',
    parts: { ...placed, doctor: { kind: 'reference', column: 'doctor_id' } },
  },
  recommended_clinics: {
    table: 'recommended_clinic',
    parts: { ...placed, clinic: { kind: 'reference', column: 'clinic_id' } },
  },
  collector: {
    table: 'collector',
    parts: {
      id: value('id', 'integer'),
      title: value('title', 'text'),
      domain: value('domain', 'text'),
      logo: { kind: 'image', column: 'logo' },
      feed_url: value('feed_url', 'text'),
      items: { kind: 'value', column: 'items', type: 'json', shape: z.array(z.json()) },
      ...status,
    },
  },
};

const generated: ReadonlySet<string> = new Set(['article.has_video', 'term.letter']);
/** Relations written from their other side. */
const guests: ReadonlySet<string> = new Set(['clinic.doctors']);
const parents: Readonly<Record<string, string>> = {
  category: 'parent',
  comment: 'parent_id',
  menu: 'parent',
};

/** What a line of this collection may hold, read off its description. */
export function planOf(name: (typeof transferOrder)[number]): Plan {
  const kept = unseen[name];
  if (kept) return { name, table: kept.table, parts: new Map(Object.entries(kept.parts)) };
  const collection = collectionNamed(name);
  const parent = parents[name];
  return {
    name,
    table: collection.table,
    parts: new Map([...publicParts(collection), ...Object.entries(inner[name] ?? {})]),
    ...(parent ? { parent } : {}),
  };
}

function publicParts(collection: Collection): [string, Part][] {
  return Object.keys(collection.fields).map((name) => [name, partOf(collection, name)]);
}

function partOf(collection: Collection, name: string): Part {
  const field = collection.fields[name];
  const key = `${collection.name}.${name}`;
  // What belongs to accounts stays with them.
  if (!field || field.readers === 'owner' || generated.has(key)) return { kind: 'derived' };
  switch (field.kind) {
    case 'scalar':
      if (field.side) return { kind: 'side', table: field.side, column: name };
      return { kind: 'value', column: name, type: field.type, shape: shapeOf(collection, name) };
    case 'image':
    case 'images':
    case 'file':
    case 'html':
    case 'money':
      return { kind: field.kind, column: name };
    case 'names':
      return value(name, 'names');
    case 'json':
      return field.media
        ? { kind: 'holder', column: name, media: field.media, shape: field.holds }
        : { kind: 'value', column: name, type: 'json', shape: field.holds };
    case 'reference':
      return { kind: 'reference', column: `${name}_id` };
    case 'references': {
      if (!field.through) return { kind: 'derived' };
      const other = field.far ?? `${collectionNamed(field.to).table}_id`;
      const owner = `${collection.table}_id`;
      return { kind: 'links', link: { name, table: field.through, owner, other, isGuest: guests.has(key) } };
    }
    case 'url':
    case 'metainfo':
    case 'count':
    case 'filled':
      return { kind: 'derived' };
  }
}

export const plainText = z.string().refine((text) => !text.includes('\0'), 'holds a zero character');

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

/** What a field must be besides its type. */
function shapeOf(collection: Collection, field: string): z.ZodType | undefined {
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

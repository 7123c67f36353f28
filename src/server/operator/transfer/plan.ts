import type { z } from 'zod';
import type { Collection } from '#shared/collections/collection.ts';
import type { ScalarType } from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { linkedOffers, shapeOf } from './field-shapes.ts';

/** How one field of an import line is kept. `derived` fields are worked out by the portal and may stand in a line in vain. */
export type Part =
  | {
      readonly kind: 'value';
      readonly column: string;
      readonly type: ScalarType | 'json' | 'names';
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
  /** A list of records that no table of its own links. */
  | { readonly kind: 'ids'; readonly column: string; readonly to: string }
  | { readonly kind: 'side'; readonly table: string; readonly column: string }
  | { readonly kind: 'links'; readonly link: Link }
  | { readonly kind: 'derived' };

export interface Link {
  /** The field that makes it. */
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly other: string;
  /** The table of the other records. */
  readonly to: string;
  /** The relation is written from its other side; from here it is only added to. */
  readonly isGuest: boolean;
  /** The other records come after these, or among them: it is made when all are there. */
  readonly isLate: boolean;
  /** It leads to records of its own collection. */
  readonly isAmongItself: boolean;
}

export interface Plan {
  readonly name: string;
  readonly table: string;
  readonly parts: ReadonlyMap<string, Part>;
  /** Records point at others of their own kind by this field: those come first. */
  readonly parent?: string;
}

/** Those that others point to first. */
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

const value = (column: string, type: ScalarType | 'json' | 'names'): Part => ({
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
    articles: { kind: 'ids', column: 'chosen', to: 'article' },
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
        ...{ to: 'collector', isLate: false, isAmongItself: false },
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
      items: { kind: 'value', column: 'items', type: 'json', shape: linkedOffers },
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
      return { kind: 'value', column: name, type: 'names', shape: shapeOf(collection, name) };
    case 'json':
      return field.media
        ? { kind: 'holder', column: name, media: field.media, shape: field.holds }
        : { kind: 'value', column: name, type: 'json', shape: field.holds };
    case 'reference':
      return { kind: 'reference', column: `${name}_id` };
    case 'references':
      return field.through
        ? { kind: 'links', link: linkOf(collection, name, { ...field, through: field.through }) }
        : { kind: 'derived' };
    case 'url':
    case 'metainfo':
    case 'count':
    case 'filled':
      return { kind: 'derived' };
  }
}

function linkOf(
  { name: own, table }: Collection,
  name: string,
  { through, to, far }: { through: string; to: string; far?: string },
): Link {
  const order: readonly string[] = transferOrder;
  const target = collectionNamed(to).table;
  return {
    ...{ name, table: through, owner: `${table}_id`, other: far ?? `${target}_id`, to: target },
    isGuest: guests.has(`${own}.${name}`),
    isLate: order.indexOf(to) >= order.indexOf(own),
    isAmongItself: to === own,
  };
}

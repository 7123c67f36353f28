import type { Collection } from '#shared/collections/collection.ts';
import type { Field, FocalPoint, Image, Metainfo } from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { DataQuery } from './parse.ts';

/** A row as the database returns it: raw values by the keys of `columnsOf`. */
export type RawRow = Readonly<Record<string, unknown>>;

export interface ShapeOptions {
  /** Base of media addresses, ending in `/`. */
  readonly mediaUrl: string;
  /** Tells the focal point of a picture by its path; none where it is the middle. */
  readonly focalPointOf?: (path: string) => FocalPoint | undefined;
}

/** Builds a public record of raw values with exactly the named fields. */
export function shapeRecord(
  collection: Collection,
  fields: readonly string[],
  raw: RawRow,
  options: ShapeOptions,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name of fields) {
    const field = collection.fields[name];
    if (field) record[name] = shapeField(collection, name, field, raw, options);
  }
  return record;
}

function shapeField(
  collection: Collection,
  name: string,
  field: Field,
  raw: RawRow,
  options: ShapeOptions,
): unknown {
  switch (field.kind) {
    case 'image':
      return imageOf(raw[name], options);
    case 'images':
      return ((raw[name] ?? []) as unknown[]).flatMap((path) => imageOf(path, options) ?? []);
    case 'file':
      return mediaAddressOf(raw[name], options);
    case 'json':
      return field.media ? withMedia(raw[name], field.media, options) : raw[name];
    case 'html':
      return raw[`${name}_html`];
    case 'url':
      return urlOf(collection, raw);
    case 'metainfo':
      return metainfoOf(collection, raw, options);
    case 'reference':
      return raw[name]
        ? shapeRecord(collectionNamed(field.to), field.fields, raw[name] as RawRow, options)
        : null;
    case 'references':
      return (raw[name] as RawRow[]).map((one) =>
        shapeRecord(collectionNamed(field.to), field.fields, one, options),
      );
    default:
      return raw[name];
  }
}

function urlOf(collection: Collection, raw: RawRow): string | null {
  return collection.page ? collection.page.path(raw as Record<string, string | number>) : null;
}

/** Replaces the media paths in a stored value by addresses. */
function withMedia(value: unknown, keys: readonly string[], options: ShapeOptions): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const paths = value as Record<string, unknown>;
  return {
    ...paths,
    ...Object.fromEntries(keys.map((key) => [key, mediaAddressOf(paths[key], options)])),
  };
}

function imageOf(path: unknown, options: ShapeOptions): Image | null {
  const url = mediaAddressOf(path, options);
  if (url === null) return null;
  const focal = options.focalPointOf?.(String(path));
  return focal ? { url, focal } : { url };
}

/** Media paths are stored relative to the media base; a full address stays as it is. */
export function mediaAddressOf(path: unknown, { mediaUrl }: ShapeOptions): string | null {
  if (typeof path !== 'string' || path === '') return null;
  return /^(https?:)?\//.test(path) ? path : mediaUrl + path;
}

/** Title, description and image of the record's own page. */
export function metainfoOf(collection: Collection, raw: RawRow, options: ShapeOptions): Metainfo | null {
  if (!collection.meta) return null;
  const firstFilled = (columns: readonly string[]) =>
    columns.map((column) => raw[column]).find((value) => typeof value === 'string' && value !== '');
  return {
    title: String(firstFilled(collection.meta.title) ?? ''),
    description: String(firstFilled(collection.meta.description) ?? ''),
    image: mediaAddressOf(raw.share_image, options) ?? mediaAddressOf(raw.image, options),
  };
}

/**
 * The tags of an answer: `article:12` for a record, `article:*` for a list, which a change of any article may extend.
 * Announcing one of them evicts the answer and every page that shows it.
 */
export function tagsOf(
  collection: Collection,
  query: DataQuery,
  fields: readonly string[],
  rows: readonly RawRow[],
): Set<string> {
  const tags = new Set<string>();
  const noun = collection.table;
  const soleId = query.many ? undefined : soleIdOf(query);
  tags.add(soleId === undefined ? `${noun}:*` : `${noun}:${soleId}`);
  const { visibility } = collection;
  const above =
    typeof visibility === 'object' && 'with' in visibility && visibility.with
      ? collection.fields[visibility.with]
      : undefined;
  if (above?.kind === 'reference') tags.add(`${collectionNamed(above.to).table}:*`);
  for (const { path } of [...query.conditions, ...query.counts])
    if (path.kind === 'related') tags.add(`${collectionNamed(path.field.to).table}:*`);
  for (const name of fields) addFieldTags(collection, name, rows, tags);
  return tags;
}

function soleIdOf({ conditions }: DataQuery): number | undefined {
  for (const { path, predicate } of conditions)
    if (
      path.kind === 'own' &&
      path.name === 'id' &&
      predicate.operator === 'in' &&
      predicate.values.length === 1
    )
      return Number(predicate.values[0]);
  return undefined;
}

function addFieldTags(
  collection: Collection,
  name: string,
  rows: readonly RawRow[],
  tags: Set<string>,
): void {
  const field = collection.fields[name];
  if (!field) return;
  if (field.kind === 'count') tags.add(`${collectionNamed(field.of).table}:*`);
  if (field.kind === 'url')
    for (const part of collection.page?.parts ?? []) {
      const reference = part.includes('.') ? collection.fields[part.split('.')[0] ?? ''] : undefined;
      if (reference?.kind === 'reference') tags.add(`${collectionNamed(reference.to).table}:*`);
    }
  if (field.kind !== 'reference' && field.kind !== 'references') return;
  const target = collectionNamed(field.to);
  // A related record can become visible by a change of its own; this answer has no tag of it yet.
  if (target.visibility !== 'all' || (field.kind === 'references' && field.by)) tags.add(`${target.table}:*`);
  for (const row of rows) {
    const related = row[name];
    for (const one of Array.isArray(related) ? related : related ? [related] : [])
      tags.add(`${target.table}:${one.id}`);
  }
}

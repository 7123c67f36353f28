import type { Collection } from '#shared/collections/collection.ts';
import type { Field, Image, Metainfo } from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { RawRow } from './run.ts';

export interface ShapeOptions {
  /** Base of media addresses, ending in `/`. */
  readonly mediaUrl: string;
}

/** A public record from its raw parts: exactly the named fields, nothing that was only loaded to make them. */
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

/** A stored value whose media paths have become addresses. */
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
  return url === null ? null : { url };
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
    image: mediaAddressOf(raw.image, options),
  };
}

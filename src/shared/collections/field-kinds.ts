import type { z } from 'zod';

/**
 * The kinds of fields in a collection. A field declares what it is; data queries, record writing, OpenAPI and the back office
 * derive SQL, validation, documents and forms from it. The column follows from the name: `author` of kind `reference` is
 * `author_id`; `references` named `tags` of `article` are in the table `article_tag`; every other field is a column of its
 * name.
 */
export type ScalarType = 'integer' | 'text' | 'boolean' | 'instant' | 'date';

/**
 * Who may read a field: whoever sees the record, signed-in readers, its owner in own records, or staff. To others the fields of
 * owner and staff do not exist: naming one is an unknown field.
 */
export type Readers = 'public' | 'signed_in' | 'owner' | 'staff';

/**
 * Who writes a field that is not saved with the record: a separate call, such as publishing or approving (imports and seeds may
 * too), or the portal, which computes it.
 */
export type FieldWriters = 'act' | 'portal';

/** Formats of a text, checked by `records/record-schema.ts`. */
export type TextFormat = 'address_piece' | 'web_address' | 'link' | 'email' | 'grid_position' | 'page_name';

interface Common<Value> {
  readonly label: string;
  /** One sentence for who writes it, where the label does not say enough. */
  readonly help?: string;
  readonly readers: Readers;
  /** In an answer only when requested by name: records are filtered and sorted by it. */
  readonly onlyOnRequest?: boolean;
  readonly writers?: FieldWriters;
  /** Required and not empty. */
  readonly required?: boolean;
  /** Unique among all records. */
  readonly unique?: boolean;
  /** The value of a new record when absent; other defaults are set by the database or by `records/record-rules.ts`. */
  readonly default?: unknown;
  /** Phantom: the type of the field in an answer. Never set. */
  readonly value?: Value;
}

export interface ScalarField<Value = unknown> extends Common<Value> {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  readonly sortable: boolean;
  readonly nullable: boolean;
  /** A side table with one row per record, for figures that change without the record changing. */
  readonly side?: string;
  /** The allowed values of a text, in the order that forms show. */
  readonly options?: readonly string[];
  readonly format?: TextFormat;
  /** The minimum of a number. */
  readonly min?: number;
  /** The maximum of a number, or of a text's characters. */
  readonly max?: number;
  /** The collection whose record the number refers to. */
  readonly to?: string;
}

export interface ImageField<Value = unknown> extends Common<Value> {
  readonly kind: 'image';
}

/** Whole tetri in a bigint column, answered in GEL with two decimals (`12.50`). */
export interface MoneyField<Value = unknown> extends Common<Value> {
  readonly kind: 'money';
  /** Bounds in tetri. */
  readonly min?: number;
  readonly max?: number;
}

/** Media paths in a text[] column, answered as images. */
export interface ImagesField extends Common<Image[]> {
  readonly kind: 'images';
}

/** A media path, answered as the file's address. */
export interface FileField extends Common<string | null> {
  readonly kind: 'file';
}

/** Stored and answered as JSON; not searchable. */
export interface JsonField<Value = unknown> extends Common<Value> {
  readonly kind: 'json';
  /** The schema of a written value. */
  readonly schema?: z.ZodType;
  /** Keys with media paths, which are answered as addresses. */
  readonly media?: readonly string[];
  /** Keys of each entry with HTML, which is cleaned when written. */
  readonly html?: readonly string[];
  /** The value is an object with only this key; the column has the key's name and contains its value. */
  readonly unwrap?: string;
}

/** Safe HTML, rendered when the document is saved, in the column `<name>_html`. */
export interface HtmlField extends Common<string> {
  readonly kind: 'html';
}

/** A list of names in a text[] column, filtered by membership. `group` expands the requested name (route groups). */
export interface NamesField extends Common<string[]> {
  readonly kind: 'names';
  readonly widen?: (name: string) => readonly string[];
  readonly format?: TextFormat;
}

export interface ReferenceField<Value = unknown> extends Common<Value> {
  readonly kind: 'reference';
  readonly to: string;
  readonly fields: readonly string[];
  /** The column with the id of the referenced record's parent: filtering by a parent includes its children. */
  readonly includesChildrenBy?: string;
}

export interface ReferencesField<Value = unknown> extends Common<Value> {
  readonly kind: 'references';
  readonly to: string;
  readonly fields: readonly string[];
  /**
   * The join table with the columns `<collection>_id`, `<to>_id`, `position`; or, for children, the column in the other table.
   */
  readonly through?: string;
  readonly by?: string;
  /** The join table's columns for this and the other record, if not `<collection>_id` and `<to>_id`. */
  readonly near?: string;
  readonly far?: string;
  /** The other collection writes the relation and its order; this one only adds to it. */
  readonly inverse?: boolean;
  /** Fields of the other record that can be filtered by though they are not in the answer. */
  readonly finds?: readonly string[];
}

/** The number of public records of another collection that refer to this one. */
export interface CountField extends Common<number> {
  readonly kind: 'count';
  readonly of: string;
  readonly by: string;
}

export interface UrlField extends Common<string> {
  readonly kind: 'url';
}

export interface MetainfoField extends Common<Metainfo> {
  readonly kind: 'metainfo';
}

/** A value that a feature of the server computes after the rows are loaded. */
export interface ComputedField<Value = unknown> extends Common<Value> {
  readonly kind: 'computed';
  /** What is stored of it: ids of records, in a column or a join table. */
  readonly stored?: { readonly to: string } & ({ readonly column: string } | { readonly through: string });
}

export type Field =
  | ScalarField
  | MoneyField
  | ImageField
  | ImagesField
  | FileField
  | JsonField
  | HtmlField
  | NamesField
  | ReferenceField
  | ReferencesField
  | CountField
  | UrlField
  | MetainfoField
  | ComputedField;

/** What stays in sight where a picture is cropped, as shares of its width and height in steps of a tenth. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface Image {
  url: string;
  /** Absent where it is the middle. */
  focal?: FocalPoint;
}

export interface Metainfo {
  title: string;
  description: string;
  image: string | null;
}

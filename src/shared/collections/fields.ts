import type { z } from 'zod';

/**
 * The vocabulary a collection is described in. A field says what it is, never how to do it: restql turns these
 * words into validation and SQL, the OpenAPI page and the back office into documents and forms.
 *
 * Storage follows from the name: field `author` of kind `reference` is column `author_id`; `references` named
 * `tags` of `article` live in table `article_tag`; everything else is a column of its own name.
 */
export type ScalarType = 'integer' | 'text' | 'boolean' | 'instant' | 'date';

/**
 * Who may read a field: whoever sees the record, whoever is signed in, its owner among the own records, or staff. For
 * others fields of owner and staff do not exist: naming one is an unknown field.
 */
export type Readers = 'public' | 'signed_in' | 'owner' | 'staff';

interface Common<Value> {
  readonly label: string;
  readonly readers: Readers;
  /** Stands in an answer only when it is asked for by name: records are found and ordered by it. */
  readonly onlyAsked?: boolean;
  /** Phantom: the type of the field in an answer. Never set. */
  readonly value?: Value;
}

export interface ScalarField<Value = unknown> extends Common<Value> {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  readonly sortable: boolean;
  readonly nullable: boolean;
  /** Columns kept in a side table with one row per record, for figures that change without the record changing. */
  readonly side?: string;
}

export interface ImageField<Value = unknown> extends Common<Value> {
  readonly kind: 'image';
}

/** Whole tetri in a bigint column, answered in GEL with two decimals („12.50“). */
export interface MoneyField<Value = unknown> extends Common<Value> {
  readonly kind: 'money';
}

/** Media paths in one text[] column, answered as images. */
export interface ImagesField extends Common<Image[]> {
  readonly kind: 'images';
}

/** A media path, answered as the file's address. */
export interface FileField extends Common<string | null> {
  readonly kind: 'file';
}

/** Stored as JSON and answered as it is; not searchable. */
export interface JsonField<Value = unknown> extends Common<Value> {
  readonly kind: 'json';
  /** What a value that comes from outside must be. */
  readonly holds?: z.ZodType;
  /** Keys of the value that hold media paths, answered as addresses. */
  readonly media?: readonly string[];
}

/** Safe html, rendered once when the document is saved into column `<name>_html`. */
export interface HtmlField extends Common<string> {
  readonly kind: 'html';
}

/** A list of names in one text[] column, found by membership. `group` widens the asked name (route groups). */
export interface NamesField extends Common<string[]> {
  readonly kind: 'names';
  readonly widen?: (name: string) => readonly string[];
}

export interface ReferenceField<Value = unknown> extends Common<Value> {
  readonly kind: 'reference';
  readonly to: string;
  readonly fields: readonly string[];
  /** A column with the id of the referenced record's parent: asking for a parent includes its children. */
  readonly includesChildrenBy?: string;
}

export interface ReferencesField<Value = unknown> extends Common<Value> {
  readonly kind: 'references';
  readonly to: string;
  readonly fields: readonly string[];
  /** Join table with columns `<collection>_id`, `<to>_id`, `position`; or, for children, the column on the other side. */
  readonly through?: string;
  readonly by?: string;
  /** The join table's columns for this record and for the other, where they are not `<collection>_id` and `<to>_id`. */
  readonly near?: string;
  readonly far?: string;
  /** Fields of the other record that are asked by, though not shown here. */
  readonly finds?: readonly string[];
}

/** How many public records of another collection point here. */
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

/** Filled by a feature of the server after the rows are loaded. */
export interface FilledField<Value = unknown> extends Common<Value> {
  readonly kind: 'filled';
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
  | FilledField;

export interface Image {
  url: string;
}

export interface Metainfo {
  title: string;
  description: string;
  image: string | null;
}

/** What a related record may show inside another. */
interface RelatedParts {
  id: number;
  alias: string;
  title: string;
  name: string;
  url: string;
  image: Image | null;
  position: number;
  is_external: boolean;
  introtext: string;
  has_video: boolean;
  category: { id: number; alias: string; title: string } | null;
}
type RelatedField = keyof RelatedParts;

type Labelled = { label: string; readers?: Readers; onlyAsked?: boolean };
const common = ({ label, readers = 'public', onlyAsked = false }: Labelled) =>
  ({ label, readers, ...(onlyAsked ? { onlyAsked } : {}) }) as const;

export const integer = (options: Labelled & { side?: string }): ScalarField<number> => ({
  kind: 'scalar',
  type: 'integer',
  sortable: true,
  nullable: false,
  ...common(options),
  ...(options.side ? { side: options.side } : {}),
});
/** A whole number that may be unknown. */
export const optionalInteger = (options: Labelled): ScalarField<number | null> => ({
  ...integer(options),
  nullable: true,
});
export const text = (options: Labelled): ScalarField<string> => ({
  kind: 'scalar',
  type: 'text',
  sortable: false,
  nullable: false,
  ...common(options),
});
/** A text that lists may be ordered by, in Georgian alphabetical order. */
export const heading = (options: Labelled): ScalarField<string> => ({ ...text(options), sortable: true });
export const optionalText = (options: Labelled): ScalarField<string | null> => ({
  ...text(options),
  nullable: true,
});
export const truth = (options: Labelled): ScalarField<boolean> => ({
  kind: 'scalar',
  type: 'boolean',
  sortable: false,
  nullable: false,
  ...common(options),
});
/** A moment every public record has, ISO 8601 in UTC. */
export const optionalInstant = (options: Labelled): ScalarField<string | null> => ({
  ...instant(options),
  nullable: true,
});
export const instant = (options: Labelled): ScalarField<string> => ({
  kind: 'scalar',
  type: 'instant',
  sortable: true,
  nullable: false,
  ...common(options),
});
export const date = (options: Labelled): ScalarField<string | null> => ({
  kind: 'scalar',
  type: 'date',
  sortable: true,
  nullable: true,
  ...common(options),
});
export const money = (options: Labelled): MoneyField<string> => ({ kind: 'money', ...common(options) });
export const optionalMoney = (options: Labelled): MoneyField<string | null> => ({
  kind: 'money',
  ...common(options),
});
export const image = (options: Labelled): ImageField<Image | null> => ({ kind: 'image', ...common(options) });
export const images = (options: Labelled): ImagesField => ({ kind: 'images', ...common(options) });
export const file = (options: Labelled): FileField => ({ kind: 'file', ...common(options) });
export const json = <Value>(
  options: Labelled & { holds?: z.ZodType; media?: readonly string[] },
): JsonField<Value> => ({
  kind: 'json',
  ...common(options),
  ...(options.holds ? { holds: options.holds } : {}),
  ...(options.media ? { media: options.media } : {}),
});
export const html = (options: Labelled): HtmlField => ({ kind: 'html', ...common(options) });
export const names = (options: Labelled & { widen?: (name: string) => readonly string[] }): NamesField => ({
  kind: 'names',
  ...common(options),
  ...(options.widen ? { widen: options.widen } : {}),
});
export const reference = <const Name extends RelatedField>(
  to: string,
  fields: readonly Name[],
  options: Labelled & { includesChildrenBy?: string },
): ReferenceField<Pick<RelatedParts, Name> | null> => ({
  kind: 'reference',
  to,
  fields,
  ...common(options),
  ...(options.includesChildrenBy ? { includesChildrenBy: options.includesChildrenBy } : {}),
});
export const references = <const Name extends RelatedField>(
  to: string,
  fields: readonly Name[],
  options: Labelled & { finds?: readonly string[] } & (
      | { through: string; near?: string; far?: string }
      | { by: string }
    ),
): ReferencesField<Pick<RelatedParts, Name>[]> => ({
  kind: 'references',
  to,
  fields,
  ...common(options),
  ...(options.finds ? { finds: options.finds } : {}),
  ...('through' in options
    ? {
        through: options.through,
        ...(options.near ? { near: options.near } : {}),
        ...(options.far ? { far: options.far } : {}),
      }
    : { by: options.by }),
});
export const count = (of: string, by: string, options: Labelled): CountField => ({
  kind: 'count',
  of,
  by,
  ...common(options),
});
export const url = (options: Labelled): UrlField => ({ kind: 'url', ...common(options) });
export const metainfo = (options: Labelled): MetainfoField => ({ kind: 'metainfo', ...common(options) });
export const filled = <Value>(options: Labelled): FilledField<Value> => ({
  kind: 'filled',
  ...common(options),
});

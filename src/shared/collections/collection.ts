import { type Field, recordStates } from './fields.ts';

/**
 * Which rows are visible: those with status `published`; all; those with the boolean column `flag` whose referenced record
 * (field `with`) is public too; or (`owner`) for each account the rows whose column has its id.
 */
export type Visibility =
  | 'published'
  | 'all'
  | { readonly flag?: string; readonly with?: string }
  | { readonly owner: string };

/** The fields that search indexes. */
export interface Findable {
  /** Alternative names, which rank like the title. */
  readonly synonyms?: string;
  /** Further names, such as a doctor's profession, which rank like a title but are none. */
  readonly names?: readonly string[];
  /** Short descriptions: texts, lists of names, names of related records. */
  readonly summary: readonly string[];
  /** Rich texts; their headings rank like the summary. */
  readonly texts: readonly string[];
  /** Among equals, newer records come first. */
  readonly newest?: string;
  /** Fields used as `introtext` and `image` where the collection lacks them; `null` = none. */
  readonly introtext?: string;
  readonly image?: null;
  /** The address of records without a page of their own. */
  readonly url?: string;
}

/** Roles that write records (OFFICE.md); `shared/access/` defines what each may change. */
export type WriterRole = 'author' | 'editor' | 'sales' | 'admin';

export interface Collection<Fields extends Record<string, Field> = Record<string, Field>> {
  readonly name: string;
  readonly table: string;
  readonly label: string;
  readonly visibility: Visibility;
  /**
   * The owner: a column with an account's id, or a field that refers to a record with an owner. `mine: true` in `find` selects
   * the account's own records, public or not, including what is nested in them.
   */
  readonly ownedBy?: string;
  /** Texts that are not public are sealed (columns `sealed`, `sealed_by`) under the number in this column. */
  readonly sealedFor?: string;
  /** The table with accounts' bookmarks of this collection. */
  readonly bookmarkedIn?: string;
  /** A column that is null in top-level records; others are only visible inside their parent. */
  readonly nestedBy?: string;
  readonly fields: Fields;
  /** Fields of a record that no data query answers: its state, texts for search engines, the rule of a block. */
  readonly internal?: Readonly<Record<string, Field>>;
  /**
   * The roles that write its records. Empty: only its own calls and imports do (questions, comments). Absent: the records
   * belong to another collection or a feature.
   */
  readonly writers?: readonly WriterRole[];
  /** The reference by which people tell its records apart, if they have no title of their own. */
  readonly titledBy?: string;
  /** The office puts its records in order on a picture of the page, and publishes several at once. */
  readonly isArranged?: boolean;
  /** A medical text: a revision is only published once somebody other than its authors has approved it. */
  readonly needsReview?: true;
  /** The table that records are written to, if `table` is a view of other records. */
  readonly recordTable?: string;
  /** No data query answers it: its records only appear inside others. */
  readonly isQueryable?: false;
  /** Default order: a sortable field, `-` for descending. The id breaks ties. */
  readonly sort: string;
  /** Fields that a list may be grouped by, and the one it always is. */
  readonly groupable?: readonly string[];
  readonly alwaysGroupedBy?: string;
  /** Fields that records may be counted by, as in `find` (`city`, `branches.id`). */
  readonly countable?: readonly string[];
  /** Staff fields that everybody may sort by. */
  readonly orders?: readonly string[];
  /** The address of the record's own page, of columns of its table or of a referenced one (`category.path`). */
  readonly page?: {
    readonly parts: readonly string[];
    readonly path: (parts: Record<string, string | number>) => string;
  };
  /** What search indexes; a migration calls `search_watch('<table>', '<name>', 'id')` for it. */
  readonly search?: Findable;
  /** Columns of the record's meta title and description; the first non-empty one is used. */
  readonly meta?: { readonly title: readonly string[]; readonly description: readonly string[] };
}

export function defineCollection<const Fields extends Record<string, Field>>(
  description: Collection<Fields>,
): Collection<Fields> {
  return description;
}

export const isOwnedAlone = (visibility: Visibility): visibility is { readonly owner: string } =>
  typeof visibility === 'object' && 'owner' in visibility;

/** Whether every query requires an account. */
export const needsAccount = ({ visibility, bookmarkedIn }: Collection): boolean =>
  isOwnedAlone(visibility) || bookmarkedIn !== undefined;

/** Every field of a stored record, including internal ones. */
export const recordFields = ({ fields, internal }: Collection): Readonly<Record<string, Field>> => ({
  ...fields,
  ...internal,
});

/** Whether records start as drafts and are published by an editor or at a scheduled time. */
export const hasStates = (collection: Collection): boolean => statusOf(collection)?.options === recordStates;

function statusOf(collection: Collection) {
  const { status } = recordFields(collection);
  return status?.kind === 'scalar' ? status : undefined;
}

type ValueOf<F> = F extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never;

/** The public record of a collection as data queries answer it. */
export type RecordOf<C> =
  C extends Collection<infer Fields> ? { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> } : never;

/** The page of a record whose address is made of its id and alias. */
export const pageByAlias = (
  pathOf: (record: { id: string | number; alias: string }) => string,
): NonNullable<Collection['page']> => ({
  parts: ['id', 'alias'],
  path: ({ id, alias }) => pathOf({ id: id ?? '', alias: String(alias) }),
});

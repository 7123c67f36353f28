import type { Field } from './fields.ts';

/**
 * Which rows are seen: those with status `published`, all of them, those whose boolean column `flag` is true and whose
 * referenced record (field `with`) is public too, or (`owner`) by each account those whose column holds its id.
 */
export type Visibility =
  | 'published'
  | 'all'
  | { readonly flag?: string; readonly with?: string }
  | { readonly owner: string };

export interface Collection<Fields extends Record<string, Field> = Record<string, Field>> {
  readonly name: string;
  readonly table: string;
  readonly label: string;
  readonly visibility: Visibility;
  /**
   * Whose a record is: a column with an account's id, or a field that leads to a record with one. `mine: true` in `find`
   * gives an account its own, public or not; what stands inside an own record is seen with it without asking.
   */
  readonly ownedBy?: string;
  /** The table in which accounts keep records of this collection: it shows each account what it keeps. */
  readonly keptIn?: string;
  /** The column that is empty in records that stand on their own; the others are seen inside their parent alone. */
  readonly nestedBy?: string;
  /** The reference whose records have none of this collection for the most part: lists of theirs are asked for beside each. */
  readonly fewHave?: string;
  readonly fields: Fields;
  /** Order when none is asked for: a sortable field, `-` for descending. The id breaks ties. */
  readonly sort: string;
  /** Fields a list may be grouped by, and the one it always is. */
  readonly groupable?: readonly string[];
  readonly alwaysGroupedBy?: string;
  /** What records may be counted by: fields as `find` names them (`city`, `branches.id`). */
  readonly countable?: readonly string[];
  /** Fields of the staff that anybody may order a list by. */
  readonly orders?: readonly string[];
  /** Address of the record's own page, from columns of its table or of a referenced one (`category.path`). */
  readonly page?: {
    readonly parts: readonly string[];
    readonly path: (parts: Record<string, string | number>) => string;
  };
  /** Columns that give the record's meta title and description, first filled one wins. */
  readonly meta?: { readonly title: readonly string[]; readonly description: readonly string[] };
}

export function defineCollection<const Fields extends Record<string, Field>>(
  description: Collection<Fields>,
): Collection<Fields> {
  return description;
}

export const isOwnedAlone = (visibility: Visibility): visibility is { readonly owner: string } =>
  typeof visibility === 'object' && 'owner' in visibility;

/** Whether guests are asked to sign in for any of it. */
export const needsAccount = ({ visibility, keptIn }: Collection): boolean =>
  isOwnedAlone(visibility) || keptIn !== undefined;

type ValueOf<F> = F extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never;

/** The public record of a collection as restql answers it. */
export type RecordOf<C> =
  C extends Collection<infer Fields> ? { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> } : never;

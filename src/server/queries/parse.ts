import { type Collection, isOwnedAlone, needsAccount } from '#shared/collections/collection.ts';
import type { ScalarField } from '#shared/collections/fields.ts';
import { restqlMessages as messages } from '#shared/language/ka/site/data-queries.ts';
import {
  boundedInteger,
  type Condition,
  isPlainObject,
  mayRead,
  ownField,
  type Path,
  parseFind,
  parsePath,
  refuseGuest,
  reject,
  type Viewer,
} from './parse-find.ts';

/** The rows a query may return: public ones, an account's own, both, or those an account has bookmarked. */
export type RowScope =
  | { readonly kind: 'public' }
  | { readonly kind: 'own' | 'public_or_own' | 'bookmarked'; readonly accountId: number };

export interface Order {
  readonly name: string;
  readonly field: ScalarField;
  readonly descending: boolean;
}

/** A data query checked against its collection: every name exists and is visible to the viewer. */
export interface DataQuery {
  readonly scope: RowScope;
  readonly conditions: readonly Condition[];
  readonly many: boolean;
  readonly fields: readonly string[];
  readonly limit: number;
  readonly offset: number;
  readonly order: readonly Order[];
  readonly group: string | undefined;
  readonly total: boolean;
  readonly counts: readonly CountedBy[];
}

/** A field that records are counted by, and its key in the query. */
export interface CountedBy {
  readonly key: string;
  readonly path: Path;
}

const keys = new Set(['find', 'many', 'fields', 'limit', 'sort', 'skip', 'page', 'group', 'total', 'counts']);
const largest = 2_147_483_647;

/**
 * Parses the body of a data query (CONTRACT.md section 4). `total: false` (omits the count of all rows) and `counts` (rows for
 * each value of a filter) are for the portal's own screens.
 * @throws Problem `bad_input` naming the wrong key, field, operator or type
 */
export function parseQuery(collection: Collection, body: unknown, account: Viewer): DataQuery {
  if (!isPlainObject(body)) reject(messages.notAnObject);
  const unknown = Object.keys(body).find((key) => !keys.has(key));
  if (unknown !== undefined) reject(messages.unknownKey(unknown));
  const { find, isMine } = extractMine(collection, body.find);
  const scope = rowScopeOf(collection, { isMine, accountId: account.accountId });
  const viewer = { ...account, isOwner: scope.kind === 'own' };
  const limit = boundedInteger('limit', body.limit, { from: 1, to: 100, otherwise: 20 });
  const page = boundedInteger('page', body.page, { from: 1, to: largest, otherwise: 1 });
  const skip = boundedInteger('skip', body.skip, { from: 0, to: largest, otherwise: 0 });
  return {
    scope,
    conditions: parseFind(collection, find, viewer),
    many: boolean('many', body.many),
    fields: parseFields(collection, body.fields, viewer),
    limit,
    offset: skip + (page - 1) * limit,
    order: parseSort(collection, body.sort, viewer),
    group: parseGroup(collection, body.group),
    total: boolean('total', body.total),
    counts: parseCounts(collection, body.counts, viewer),
  };
}

function boolean(place: string, value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'boolean') reject(messages.wrongType(place, messages.expected.boolean));
  return value;
}

function parseFields(collection: Collection, value: unknown, viewer: Viewer): string[] {
  if (value === undefined)
    return Object.entries(collection.fields).flatMap(([name, field]) =>
      mayRead(field, viewer) && !field.onlyOnRequest ? [name] : [],
    );
  if (!Array.isArray(value)) reject(messages.wrongType('fields', messages.expected.list));
  for (const name of value) {
    if (typeof name !== 'string') reject(messages.wrongType('fields', messages.expected.text));
    const field = ownField(collection, name, viewer);
    if (!field) reject(messages.unknownField(`fields.${shortened(name)}`));
    if (!mayRead(field, viewer)) refuseGuest();
  }
  return [...new Set(value as string[])];
}

function parseSort(collection: Collection, value: unknown, viewer: Viewer): Order[] {
  if (value === undefined) return [orderOf(collection, collection.sort)];
  const sorts: unknown[] = Array.isArray(value) ? value : [value];
  if (sorts.length === 0 || sorts.length > 5) reject(messages.outOfRange('sort', 1, 5));
  return sorts.map((one) => {
    if (typeof one !== 'string') reject(messages.wrongType('sort', messages.expected.text));
    const name = one.replace(/^-/, '');
    const isOpen = collection.orders?.includes(name);
    const field = isOpen ? collection.fields[name] : ownField(collection, name, viewer);
    if (!field) reject(messages.unknownField(`sort.${shortened(name)}`));
    if (field.kind !== 'scalar' || !field.sortable) reject(messages.notSortable(`sort.${name}`));
    return orderOf(collection, one);
  });
}

function orderOf(collection: Collection, sort: string): Order {
  const name = sort.replace(/^-/, '');
  const field = collection.fields[name];
  if (field?.kind !== 'scalar') throw new Error(`${collection.name} cannot be sorted by „${name}“`);
  return { name, field, descending: sort.startsWith('-') };
}

function parseGroup(collection: Collection, value: unknown): string | undefined {
  if (value === undefined) return collection.alwaysGroupedBy;
  if (typeof value !== 'string') reject(messages.wrongType('group', messages.expected.text));
  if (value !== collection.alwaysGroupedBy && !collection.groupable?.includes(value))
    reject(messages.notGroupable(`group.${shortened(value)}`));
  return value;
}

function parseCounts(collection: Collection, value: unknown, viewer: Viewer): CountedBy[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) reject(messages.wrongType('counts', messages.expected.list));
  const keys = value.map((key: unknown) => {
    if (typeof key !== 'string') reject(messages.wrongType('counts', messages.expected.text));
    if (!collection.countable?.includes(key)) reject(messages.notGroupable(`counts.${shortened(key)}`));
    return key;
  });
  return [...new Set(keys)].map((key) => ({
    key,
    path: parsePath(collection, key, `counts.${key}`, viewer),
  }));
}

/** Shortens a client's name for use in messages. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name);

/** Splits `mine` off the conditions: it is no field but selects the row scope. */
export function extractMine(collection: Collection, find: unknown): { find: unknown; isMine: boolean } {
  if (!collection.ownedBy || !isPlainObject(find) || !Object.hasOwn(find, 'mine'))
    return { find, isMine: false };
  const { mine, ...rest } = find;
  if (typeof mine !== 'boolean') reject(messages.wrongType('find.mine', messages.expected.boolean));
  return { find: rest, isMine: mine };
}

/** Determines the row scope. @throws Problem `unauthenticated` when a guest queries records that belong to accounts */
export function rowScopeOf(
  { visibility, ownedBy, bookmarkedIn }: Collection,
  { isMine, accountId }: { isMine: boolean; accountId: number | undefined },
): RowScope {
  const isOwn = isMine || isOwnedAlone(visibility);
  if (accountId === undefined)
    return isOwn || bookmarkedIn !== undefined ? refuseGuest() : { kind: 'public' };
  if (isOwn) return { kind: 'own', accountId };
  if (bookmarkedIn !== undefined) return { kind: 'bookmarked', accountId };
  return ownedBy === undefined || isColumn(ownedBy)
    ? { kind: 'public' }
    : { kind: 'public_or_own', accountId };
}

/** Whether answers of the collection may differ by viewer. */
export const isPersonal = (collection: Collection): boolean =>
  needsAccount(collection) || collection.ownedBy !== undefined;

export const isColumn = (name: string): boolean => name.endsWith('_id');

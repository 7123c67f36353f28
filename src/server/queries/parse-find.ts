import type { Collection } from '#shared/collections/collection.ts';
import type {
  Field,
  NamesField,
  ReferenceField,
  ReferencesField,
  ScalarField,
  ScalarType,
} from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as account } from '#shared/language/ka/account/accounts.ts';
import { restqlMessages as messages } from '#shared/language/ka/site/data-queries.ts';

/** The account a query is answered for; a visitor has none. */
export interface Viewer {
  readonly accountId?: number | undefined;
  /** True when the query is about the viewer's own records. */
  readonly isOwner?: boolean;
}
export const visitor: Viewer = {};

export const comparisons = ['$gt', '$gte', '$lt', '$lte'] as const;
export type Comparison = (typeof comparisons)[number];

export type Predicate =
  | { readonly operator: 'in' | 'not_in'; readonly values: readonly Scalar[]; readonly orNull: boolean }
  | { readonly operator: Comparison; readonly value: Scalar };

/** The subject of a condition: a column, a list of names, or a field of a related record. */
export type Path =
  | { readonly kind: 'own'; readonly name: string; readonly field: ScalarField }
  | { readonly kind: 'names'; readonly name: string; readonly field: NamesField }
  | {
      readonly kind: 'related';
      readonly name: string;
      readonly field: ReferenceField | ReferencesField;
      readonly sub: string;
      readonly subField: ScalarField;
    };

export interface Condition {
  readonly path: Path;
  readonly predicate: Predicate;
}

const maxKeys = 30;
const maxValues = 500;

/** Checks `find`; every condition must hold. An empty operator list of `$in` matches nothing. */
export function parseFind(collection: Collection, find: unknown, viewer: Viewer): Condition[] {
  if (find === undefined) return [];
  if (!isPlainObject(find)) reject(messages.wrongType('find', messages.expected.object));
  const keys = Object.keys(find);
  if (keys.length > maxKeys) reject(messages.tooMany('find', maxKeys));
  return keys.flatMap((key) => {
    const place = `find.${key.slice(0, 80)}`;
    const path = parsePath(collection, key, place, viewer);
    return parsePredicates(path, find[key], place).map((predicate) => ({ path, predicate }));
  });
}

/** Resolves a name like `city` or `branches.id`; rejects what cannot be filtered by. */
export function parsePath(collection: Collection, key: string, place: string, viewer: Viewer): Path {
  const [name = '', sub, ...deeper] = key.split('.');
  const field = ownField(collection, name, viewer);
  if (!field || deeper.length > 0) reject(messages.unknownField(place));
  if (field.kind === 'reference' || field.kind === 'references') {
    if (sub === undefined) reject(messages.notSearchable(place));
    const searchable = field.kind === 'references' ? [...field.fields, ...(field.finds ?? [])] : field.fields;
    const subField = searchable.includes(sub) ? ownField(collectionNamed(field.to), sub, viewer) : undefined;
    if (!subField) reject(messages.unknownField(place));
    if (subField.kind !== 'scalar') reject(messages.notSearchable(place));
    return { kind: 'related', name, field, sub, subField };
  }
  if (sub !== undefined) reject(messages.unknownField(place));
  if (field.kind === 'scalar') return { kind: 'own', name, field };
  if (field.kind === 'names') return { kind: 'names', name, field };
  reject(messages.notSearchable(place));
}

function parsePredicates(path: Path, value: unknown, place: string): Predicate[] {
  if (!isPlainObject(value)) return [membership('in', path, [value], place)];
  const operators = Object.keys(value);
  if (operators.length === 0) reject(messages.wrongType(place, messages.expected[typeOf(path)]));
  return operators.map((operator) =>
    parsePredicate(path, operator, value[operator], `${place}.${operator.slice(0, 80)}`),
  );
}

function parsePredicate(path: Path, operator: string, value: unknown, place: string): Predicate {
  if (operator === '$ne') return membership('not_in', path, [value], place);
  if (operator === '$in' || operator === '$nin') {
    if (!Array.isArray(value)) reject(messages.wrongType(place, messages.expected.list));
    if (value.length > maxValues) reject(messages.tooMany(place, maxValues));
    return membership(operator === '$in' ? 'in' : 'not_in', path, value, place);
  }
  const comparison = comparisons.find((known) => known === operator);
  if (!comparison) reject(messages.unknownOperator(place));
  if (path.kind === 'names' || typeOf(path) === 'boolean') reject(messages.unknownOperator(place));
  return { operator: comparison, value: scalarOf(typeOf(path), value, place) };
}

function membership(
  operator: 'in' | 'not_in',
  path: Path,
  asked: readonly unknown[],
  place: string,
): Predicate {
  const orNull = asked.includes(null);
  if (orNull && !isNullable(path)) reject(messages.wrongType(place, messages.expected[typeOf(path)]));
  const values = asked.filter((value) => value !== null).map((value) => scalarOf(typeOf(path), value, place));
  return { operator, values, orNull };
}

const typeOf = (path: Path): ScalarField['type'] =>
  path.kind === 'own' ? path.field.type : path.kind === 'names' ? 'text' : path.subField.type;

/** A related record may be absent, so its id may be compared with null. */
const isNullable = (path: Path): boolean =>
  path.kind === 'own'
    ? path.field.nullable
    : path.kind === 'related' && path.field.kind === 'reference' && path.sub === 'id';

/** Identifies a path in statements and cache keys. */
export const pathName = (path: Path): string =>
  path.kind === 'related' ? `${path.name}.${path.sub}` : path.name;

export type Scalar = number | string | boolean;

export function reject(message: string): never {
  throw new Problem('bad_input', { message, code: 'bad_query' });
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field with that name, if the viewer may see it. Inherited names like `constructor` are no fields. */
export function ownField(collection: Collection, name: string, viewer: Viewer): Field | undefined {
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;
  return field && (field.readers === 'signed_in' || mayRead(field, viewer)) ? field : undefined;
}

export function mayRead({ readers }: Field, viewer: Viewer): boolean {
  if (readers === 'public') return true;
  return readers === 'signed_in' ? viewer.accountId !== undefined : readers === 'owner' && !!viewer.isOwner;
}

/** Refuses fields that require an account. */
export function refuseGuest(): never {
  throw new Problem('unauthenticated', { message: account.unauthenticated, code: 'unauthenticated' });
}

export function boundedInteger(
  place: string,
  value: unknown,
  bounds: { from: number; to: number; otherwise: number },
): number {
  if (value === undefined) return bounds.otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value))
    reject(messages.wrongType(place, messages.expected.integer));
  if (value < bounds.from || value > bounds.to) reject(messages.outOfRange(place, bounds.from, bounds.to));
  return value;
}

/** Checks a value against the field's type. PostgreSQL cannot store zero characters, so text with one is invalid. */
export function scalarOf(type: ScalarType, value: unknown, place: string): Scalar {
  if (isOfType[type](value)) return value;
  reject(messages.wrongType(place, messages.expected[type]));
}

const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const isOfType: Readonly<Record<ScalarType, (value: unknown) => value is Scalar>> = {
  integer: (value): value is number => typeof value === 'number' && Number.isSafeInteger(value),
  text: (value): value is string => typeof value === 'string' && !value.includes('\0'),
  boolean: (value): value is boolean => typeof value === 'boolean',
  instant: (value): value is string =>
    typeof value === 'string' &&
    instantShape.test(value) &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)),
  date: (value): value is string => typeof value === 'string' && isDay(value),
};

/** Whether the text is a calendar date, `YYYY-MM-DD`, from year 1 on. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

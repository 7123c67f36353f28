import type { Collection } from '#shared/collections/collection.ts';
import type { NamesField, ReferenceField, ReferencesField, ScalarField } from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';
import { isPlainObject, ownField, reject, type Scalar, scalarOf, type Viewer } from './parse-values.ts';

export const comparisons = ['$gt', '$gte', '$lt', '$lte'] as const;
export type Comparison = (typeof comparisons)[number];

export type Test =
  | { readonly operator: 'in' | 'not_in'; readonly values: readonly Scalar[]; readonly orNull: boolean }
  | { readonly operator: Comparison; readonly value: Scalar };

/** What a condition looks at: a column, a list of names, or a field of a related record. */
export type Subject =
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
  readonly subject: Subject;
  readonly test: Test;
}

const mostKeys = 30;
const mostValues = 500;

/** Checks `find`; every condition must hold. An empty operator list of `$in` matches nothing. */
export function parseFind(collection: Collection, find: unknown, viewer: Viewer): Condition[] {
  if (find === undefined) return [];
  if (!isPlainObject(find)) reject(say.wrongType('find', say.expected.object));
  const keys = Object.keys(find);
  if (keys.length > mostKeys) reject(say.tooMany('find', mostKeys));
  return keys.flatMap((key) => {
    const place = `find.${key.slice(0, 80)}`;
    const subject = subjectOf(collection, key, place, viewer);
    return parseTests(subject, find[key], place).map((test) => ({ subject, test }));
  });
}

/** What a name like `city` or `branches.id` means; rejects what cannot be asked by. */
export function subjectOf(collection: Collection, key: string, place: string, viewer: Viewer): Subject {
  const [name = '', sub, ...deeper] = key.split('.');
  const field = ownField(collection, name, viewer);
  if (!field || deeper.length > 0) reject(say.unknownField(place));
  if (field.kind === 'reference' || field.kind === 'references') {
    if (sub === undefined) reject(say.notSearchable(place));
    const searchable = field.kind === 'references' ? [...field.fields, ...(field.finds ?? [])] : field.fields;
    const subField = searchable.includes(sub) ? ownField(collectionNamed(field.to), sub, viewer) : undefined;
    if (!subField) reject(say.unknownField(place));
    if (subField.kind !== 'scalar') reject(say.notSearchable(place));
    return { kind: 'related', name, field, sub, subField };
  }
  if (sub !== undefined) reject(say.unknownField(place));
  if (field.kind === 'scalar') return { kind: 'own', name, field };
  if (field.kind === 'names') return { kind: 'names', name, field };
  reject(say.notSearchable(place));
}

function parseTests(subject: Subject, value: unknown, place: string): Test[] {
  if (!isPlainObject(value)) return [membership('in', subject, [value], place)];
  const operators = Object.keys(value);
  if (operators.length === 0) reject(say.wrongType(place, say.expected[typeOf(subject)]));
  return operators.map((operator) =>
    parseTest(subject, operator, value[operator], `${place}.${operator.slice(0, 80)}`),
  );
}

function parseTest(subject: Subject, operator: string, value: unknown, place: string): Test {
  if (operator === '$ne') return membership('not_in', subject, [value], place);
  if (operator === '$in' || operator === '$nin') {
    if (!Array.isArray(value)) reject(say.wrongType(place, say.expected.list));
    if (value.length > mostValues) reject(say.tooMany(place, mostValues));
    return membership(operator === '$in' ? 'in' : 'not_in', subject, value, place);
  }
  const comparison = comparisons.find((known) => known === operator);
  if (!comparison) reject(say.unknownOperator(place));
  if (subject.kind === 'names' || typeOf(subject) === 'boolean') reject(say.unknownOperator(place));
  return { operator: comparison, value: scalarOf(typeOf(subject), value, place) };
}

function membership(
  operator: 'in' | 'not_in',
  subject: Subject,
  asked: readonly unknown[],
  place: string,
): Test {
  const orNull = asked.includes(null);
  if (orNull && !isNullable(subject)) reject(say.wrongType(place, say.expected[typeOf(subject)]));
  const values = asked
    .filter((value) => value !== null)
    .map((value) => scalarOf(typeOf(subject), value, place));
  return { operator, values, orNull };
}

const typeOf = (subject: Subject): ScalarField['type'] =>
  subject.kind === 'own' ? subject.field.type : subject.kind === 'names' ? 'text' : subject.subField.type;

/** A related record may be absent: its id may be asked to be null. */
const isNullable = (subject: Subject): boolean =>
  subject.kind === 'own'
    ? subject.field.nullable
    : subject.kind === 'related' && subject.field.kind === 'reference' && subject.sub === 'id';

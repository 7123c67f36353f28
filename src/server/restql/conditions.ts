import { sql } from 'kysely';
import type { Collection } from '#shared/collections/collection.ts';
import type { ReferenceField, ScalarField } from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { ParsedQuery } from './parse.ts';
import type { Comparison, Subject, Test } from './parse-find.ts';
import type { Scalar } from './parse-values.ts';
import { column, isSeenWith, relatedRows, type Sql, sideColumn, visible } from './parts.ts';
import { seenSql } from './seen-sql.ts';
import { nameOf, slot } from './statement.ts';

const alias = 't';

/** The `where` of a query: what the viewer may see, and every condition, or all but those on one subject. */
export function whereOf(collection: Collection, { seen, conditions }: ParsedQuery, without?: Subject): Sql {
  const standing = collection.nestedBy ? [sql`${column(alias, collection.nestedBy)} is null`] : [];
  const left = without === undefined ? undefined : nameOf(without);
  const asked = conditions.flatMap(({ subject, test }, at) =>
    nameOf(subject) === left ? [] : [conditionSql(collection, subject, givenOf(test, at))],
  );
  return sql.join([seenSql(collection, seen.rows, alias), ...standing, ...asked], sql` and `);
}

/** A test whose values are read from the query when its statement runs. */
type Given =
  | {
      readonly operator: Membership['operator'];
      readonly isSingle: boolean;
      readonly orNull: boolean;
      readonly at: number;
    }
  | { readonly operator: Comparison; readonly at: number };
type Membership = Extract<Test, { values: unknown }>;
type GivenMembership = Extract<Given, { orNull: boolean }>;

const givenOf = (test: Test, at: number): Given =>
  'values' in test
    ? { operator: test.operator, isSingle: test.values.length === 1, orNull: test.orNull, at }
    : { operator: test.operator, at };

const valuesAt = ({ conditions }: ParsedQuery, at: number): readonly Scalar[] => {
  const test = conditions[at]?.test;
  if (!test) throw new Error(`the query has no condition ${at}`);
  return 'values' in test ? test.values : [test.value];
};

function conditionSql(collection: Collection, subject: Subject, test: Given): Sql {
  if (subject.kind === 'own') return testSql(ownColumn(collection, subject), subject.field, test);
  if (subject.kind === 'names') return namesSql(subject, test);
  if (subject.field.kind === 'reference') return referenceSql(collection, subject, subject.field, test);
  const from = relatedRows(collection, subject.field, alias, 'x');
  return existence(from, column('x', subject.sub), subject.subField, test);
}

function ownColumn(collection: Collection, { name, field }: Extract<Subject, { kind: 'own' }>): Sql {
  return field.side ? sideColumn(collection, field.side, name, alias) : column(alias, name);
}

const casts = {
  integer: 'bigint',
  text: 'text',
  boolean: 'boolean',
  instant: 'timestamptz',
  date: 'date',
} as const;
const signs: Readonly<Record<Comparison, string>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };

/** A value keeps its column's type, so that an index on the column serves. */
const valueSql = (field: ScalarField, { at }: Given): Sql =>
  sql`${slot((query) => valuesAt(query, at)[0])}::${sql.raw(casts[field.type])}`;
const listSql = (field: ScalarField, { at }: Given): Sql =>
  sql`any(${slot((query) => [...valuesAt(query, at)])}::${sql.raw(casts[field.type])}[])`;

function testSql(subject: Sql, field: ScalarField, test: Given): Sql {
  if (!('orNull' in test)) return sql`${subject} ${sql.raw(signs[test.operator])} ${valueSql(field, test)}`;
  const among = sql`${subject} = ${test.isSingle ? valueSql(field, test) : listSql(field, test)}`;
  const held = test.orNull ? sql`(${among} or ${subject} is null)` : among;
  return test.operator === 'in' ? held : sql`(${held}) is not true`;
}

function namesSql({ name, field }: Extract<Subject, { kind: 'names' }>, test: Given): Sql {
  if (!('orNull' in test)) throw new Error('names are tested by membership alone');
  const widened = (query: ParsedQuery) =>
    valuesAt(query, test.at).flatMap((value) => field.widen?.(String(value)) ?? [String(value)]);
  const held = sql`${column(alias, name)} && ${slot(widened)}::text[]`;
  return test.operator === 'in' ? held : sql`not (${held})`;
}

function referenceSql(
  collection: Collection,
  { name, sub, subField }: Extract<Subject, { kind: 'related' }>,
  field: ReferenceField,
  test: Given,
): Sql {
  const target = collectionNamed(field.to);
  const id = column(alias, `${name}_id`);
  // Where every record of the target is public its id can be read off the column itself.
  if (sub === 'id' && target.visibility === 'all') {
    if (field.includesChildrenBy && 'orNull' in test && !test.orNull)
      return withinTree(target.table, id, column(alias, field.includesChildrenBy), subField, test);
    return testSql(id, subField, test);
  }
  if (sub === 'id' && isSeenWith(collection, name)) return testSql(id, subField, test);
  const from = sql`from ${sql.table(target.table)} x where ${column('x', 'id')} = ${id} and ${visible(target, 'x')}`;
  return existence(from, column('x', sub), subField, test);
}

/**
 * A record under one of the asked records or under a child of one. `section` holds the top of each record's branch:
 * asked for one record, its branch is named first, so that the index ordered within a branch serves parent and child alike.
 */
function withinTree(table: string, id: Sql, section: Sql, field: ScalarField, test: GivenMembership): Sql {
  const own = { ...test, operator: 'in' } as const;
  const held = sql`(${testSql(id, field, own)} or ${testSql(section, field, own)})`;
  if (test.operator === 'not_in') return sql`not ${held}`;
  if (!test.isSingle) return held;
  const only = valueSql(field, test);
  const top = sql`coalesce((select parent_id from ${sql.table(table)} where id = ${only}), ${only})`;
  return sql`${section} = ${top} and ${held}`;
}

/** A condition on related records holds when one of them meets it; its negation when none does. */
function existence(from: Sql, subject: Sql, field: ScalarField, test: Given): Sql {
  if (!('orNull' in test)) return sql`exists (select ${from} and ${testSql(subject, field, test)})`;
  const met = sql`exists (select ${from} and ${testSql(subject, field, { ...test, operator: 'in', orNull: false })})`;
  const held = test.orNull ? sql`(${met} or not exists (select ${from}))` : met;
  return test.operator === 'in' ? held : sql`not ${held}`;
}

import { sql } from 'kysely';
import { type Collection, isOwnedAlone } from '#shared/collections/collection.ts';
import type { ReferenceField, ScalarField } from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { bindParam, column, isVisibleWith, relatedRows, type Sql, sideColumn, visible } from './columns.ts';
import { type DataQuery, isColumn, type RowScope } from './parse.ts';
import { type Comparison, type Path, type Predicate, pathName, type Scalar } from './parse-find.ts';

const alias = 't';

/** The `where` clause of a query: row scope and conditions, except those on the path `without`. */
export function whereOf(collection: Collection, { scope, conditions }: DataQuery, without?: Path): Sql {
  const topLevel = collection.nestedBy ? [sql`${column(alias, collection.nestedBy)} is null`] : [];
  const excludedPath = without === undefined ? undefined : pathName(without);
  const filters = conditions.flatMap(({ path, predicate }, at) =>
    pathName(path) === excludedPath ? [] : [conditionSql(collection, path, bind(predicate, at))],
  );
  return sql.join([scopeSql(collection, scope.kind, alias), ...topLevel, ...filters], sql` and `);
}

/** A predicate whose values are read from the query when its statement runs. */
type Bound =
  | {
      readonly operator: Membership['operator'];
      readonly isSingle: boolean;
      readonly orNull: boolean;
      readonly at: number;
    }
  | { readonly operator: Comparison; readonly at: number };
type Membership = Extract<Predicate, { values: unknown }>;
type BoundMembership = Extract<Bound, { orNull: boolean }>;

const bind = (predicate: Predicate, at: number): Bound =>
  'values' in predicate
    ? { operator: predicate.operator, isSingle: predicate.values.length === 1, orNull: predicate.orNull, at }
    : { operator: predicate.operator, at };

const valuesAt = ({ conditions }: DataQuery, at: number): readonly Scalar[] => {
  const predicate = conditions[at]?.predicate;
  if (!predicate) throw new Error(`the query has no condition ${at}`);
  return 'values' in predicate ? predicate.values : [predicate.value];
};

function conditionSql(collection: Collection, path: Path, predicate: Bound): Sql {
  if (path.kind === 'own') return predicateSql(ownColumn(collection, path), path.field, predicate);
  if (path.kind === 'names') return namesSql(path, predicate);
  if (path.field.kind === 'reference') return referenceSql(collection, path, path.field, predicate);
  const from = relatedRows(collection, path.field, alias, 'x');
  return existence(from, column('x', path.sub), path.subField, predicate);
}

function ownColumn(collection: Collection, { name, field }: Extract<Path, { kind: 'own' }>): Sql {
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

/** The value is cast to its column's type, so that indexes on the column apply. */
const valueSql = (field: ScalarField, { at }: Bound): Sql =>
  sql`${bindParam((query) => valuesAt(query, at)[0])}::${sql.raw(casts[field.type])}`;
const listSql = (field: ScalarField, { at }: Bound): Sql =>
  sql`any(${bindParam((query) => [...valuesAt(query, at)])}::${sql.raw(casts[field.type])}[])`;

function predicateSql(path: Sql, field: ScalarField, predicate: Bound): Sql {
  if (!('orNull' in predicate))
    return sql`${path} ${sql.raw(signs[predicate.operator])} ${valueSql(field, predicate)}`;
  const among = sql`${path} = ${predicate.isSingle ? valueSql(field, predicate) : listSql(field, predicate)}`;
  const matches = predicate.orNull ? sql`(${among} or ${path} is null)` : among;
  return predicate.operator === 'in' ? matches : sql`(${matches}) is not true`;
}

function namesSql({ name, field }: Extract<Path, { kind: 'names' }>, predicate: Bound): Sql {
  if (!('orNull' in predicate)) throw new Error('names are tested by membership alone');
  const widened = (query: DataQuery) =>
    valuesAt(query, predicate.at).flatMap((value) => field.widen?.(String(value)) ?? [String(value)]);
  const matches = sql`${column(alias, name)} && ${bindParam(widened)}::text[]`;
  return predicate.operator === 'in' ? matches : sql`not (${matches})`;
}

function referenceSql(
  collection: Collection,
  { name, sub, subField }: Extract<Path, { kind: 'related' }>,
  field: ReferenceField,
  predicate: Bound,
): Sql {
  const target = collectionNamed(field.to);
  const id = column(alias, `${name}_id`);
  // If every record of the target is public, its id is read from the column itself.
  if (sub === 'id' && target.visibility === 'all') {
    if (field.includesChildrenBy && 'orNull' in predicate && !predicate.orNull)
      return withinTree(target.table, id, column(alias, field.includesChildrenBy), subField, predicate);
    return predicateSql(id, subField, predicate);
  }
  if (sub === 'id' && isVisibleWith(collection, name)) return predicateSql(id, subField, predicate);
  const from = sql`from ${sql.table(target.table)} x where ${column('x', 'id')} = ${id} and ${visible(target, 'x')}`;
  return existence(from, column('x', sub), subField, predicate);
}

/**
 * Matches records under one of the given records or their children. `section` is the top of each record's branch; for a single
 * record its branch is compared first, so that the index within a branch serves parents and children alike.
 */
function withinTree(
  table: string,
  id: Sql,
  section: Sql,
  field: ScalarField,
  predicate: BoundMembership,
): Sql {
  const own = { ...predicate, operator: 'in' } as const;
  const matches = sql`(${predicateSql(id, field, own)} or ${predicateSql(section, field, own)})`;
  if (predicate.operator === 'not_in') return sql`not ${matches}`;
  if (!predicate.isSingle) return matches;
  const only = valueSql(field, predicate);
  const top = sql`coalesce((select parent_id from ${sql.table(table)} where id = ${only}), ${only})`;
  return sql`${section} = ${top} and ${matches}`;
}

/** A condition on related records holds if one of them matches; its negation, if none does. */
function existence(from: Sql, path: Sql, field: ScalarField, predicate: Bound): Sql {
  if (!('orNull' in predicate))
    return sql`exists (select ${from} and ${predicateSql(path, field, predicate)})`;
  const condition = sql`exists (select ${from} and ${predicateSql(path, field, { ...predicate, operator: 'in', orNull: false })})`;
  const matches = predicate.orNull ? sql`(${condition} or not exists (select ${from}))` : condition;
  return predicate.operator === 'in' ? matches : sql`not ${matches}`;
}

const account = bindParam(({ scope }) => {
  if (scope.kind === 'public') throw new Error("the query is nobody's");
  return scope.accountId;
});

/** The condition on the row scope; the viewer is bound when the statement runs. */
export function scopeSql(collection: Collection, kind: RowScope['kind'], alias: string): Sql {
  switch (kind) {
    case 'public':
      return visible(collection, alias);
    case 'own':
      return ownedSql(collection, alias);
    case 'public_or_own':
      return sql`(${visible(collection, alias)} or ${ownedSql(collection, alias)})`;
    case 'bookmarked':
      return sql`${visible(collection, alias)} and exists (select from ${sql.table(collection.bookmarkedIn ?? '')} bookmark
        where ${column('bookmark', `${collection.table}_id`)} = ${column(alias, 'id')} and bookmark.account_id = ${account})`;
  }
}

function ownedSql(collection: Collection, alias: string): Sql {
  const { visibility, ownedBy = isOwnedAlone(visibility) ? visibility.owner : '', fields } = collection;
  if (isColumn(ownedBy)) return sql`${column(alias, ownedBy)} = ${account}`;
  const above = fields[ownedBy];
  if (above?.kind !== 'reference') throw new Error(`${collection.name}: „${ownedBy}“ is no reference`);
  const target = collectionNamed(above.to);
  return sql`exists (select from ${sql.table(target.table)} owned
    where owned.id = ${column(alias, `${ownedBy}_id`)} and ${ownedSql(target, 'owned')})`;
}

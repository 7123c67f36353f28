import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { BoundParam, bindParam, column, columnsOf, type Sql, visible } from './columns.ts';
import type { CountedBy, DataQuery, Order } from './parse.ts';
import { type Path, pathName } from './parse-find.ts';
import type { RawRow } from './shape.ts';
import { whereOf } from './where.ts';

interface Compiled {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Runs data queries as SQL. Queries that differ in their values alone share one compiled statement: compiling costs more
 * than sending it, and the database can reuse its plan.
 */
export function createStatements(db: Database) {
  const compiled = new LRUCache<string, Compiled>({ max: 500 });

  function statementFor<Row>(
    key: string,
    query: DataQuery,
    build: () => RawBuilder<Row>,
  ): CompiledQuery<Row> {
    const statement = compiled.get(key) ?? build().compile(db);
    compiled.set(key, statement);
    const values = statement.parameters.map((each) => (each instanceof BoundParam ? each.read(query) : each));
    return CompiledQuery.raw(statement.sql, values) as CompiledQuery<Row>;
  }

  /** One statement for the rows of a query with everything their fields need, however many relations they have. */
  function rowsStatement(collection: Collection, query: DataQuery, fields: readonly string[]) {
    return statementFor<RawRow>(`rows|${shapeKey(collection, query, fields)}`, query, () => {
      const columns = [...columnsOf(collection, fields, 't'), ...sealedColumns(collection, query)].map(
        ([name, value]) => sql`${value} as ${sql.id(name)}`,
      );
      // The limit is a literal: for a parameter PostgreSQL would plan for many rows.
      return sql`select ${sql.join(columns)} ${fromOf(collection, query.order)} where ${whereOf(collection, query)}
        order by ${orderOf(collection, query.order)} limit ${sql.raw(String(query.many ? query.limit : 1))}
        ${query.offset > 0 ? sql`offset ${bindParam(({ offset }) => offset)}` : sql``}`;
    });
  }

  /** One statement for the number of rows on all pages of a query. */
  function countStatement(collection: Collection, query: DataQuery) {
    return statementFor<{ count: number }>(
      `count|${shapeKey(collection, query, [])}`,
      query,
      () =>
        sql`select count(*)::integer as count from ${sql.table(collection.table)} t where ${whereOf(collection, query)}`,
    );
  }

  async function loadRows(...query: Parameters<typeof rowsStatement>): Promise<RawRow[]> {
    return (await db.executeQuery(rowsStatement(...query))).rows;
  }

  async function countRows(...query: Parameters<typeof countStatement>): Promise<number> {
    return (await db.executeQuery(countStatement(...query))).rows[0]?.count ?? 0;
  }

  /**
   * Counts the records of a query by each value of a field. The field's own condition is left out: a filter shows what
   * choosing another value would give.
   */
  async function countBy(
    collection: Collection,
    query: DataQuery,
    { path }: CountedBy,
  ): Promise<Record<string, number>> {
    const statement = statementFor<{ value: string | number | null; count: number }>(
      `by ${pathName(path)}|${shapeKey(collection, query, [])}`,
      query,
      () => sql`
        select value, count(*)::integer as count from (${valuesOf(collection, query, path)}) counted (value)
        group by value order by count desc, value`,
    );
    const { rows } = await db.executeQuery(statement);
    return Object.fromEntries(
      rows.filter(({ value }) => value !== null).map(({ value, count }) => [value, count]),
    );
  }

  return { rowsStatement, countStatement, loadRows, countRows, countBy };
}

/** Everything that a query's statement depends on, except values. */
function shapeKey(collection: Collection, query: DataQuery, fields: readonly string[]): string {
  const conditions = query.conditions.map(({ path, predicate }) =>
    'values' in predicate
      ? `${pathName(path)} ${predicate.operator} ${predicate.orNull} ${predicate.values.length === 1}`
      : `${pathName(path)} ${predicate.operator}`,
  );
  const order = query.order.map(({ name, descending }) => `${name} ${descending}`);
  const size = query.many ? `${query.limit} ${query.offset > 0}` : 'one';
  return [collection.name, query.scope.kind, fields.join(), conditions.join(), order.join(), size].join('|');
}

/** The sealed texts of rows that not everybody may read, and the number they are sealed for. */
const sealedColumns = ({ sealedFor }: Collection, { scope }: DataQuery): [string, Sql][] =>
  sealedFor === undefined || scope.kind === 'public'
    ? []
    : [
        ['sealed', column('t', 'sealed')],
        ['sealed_for', column('t', sealedFor)],
      ];

/** Side tables have a row for every record, so joining one to sort by it loses none. */
function fromOf(collection: Collection, order: readonly Order[]): Sql {
  const sides = new Set(order.flatMap(({ field }) => field.side ?? []));
  const joins = [...sides].map(
    (side) => sql`join ${sql.table(side)} on ${column(side, `${collection.table}_id`)} = t.id`,
  );
  return sql`from ${sql.table(collection.table)} t ${sql.join(joins, sql` `)}`;
}

/** Georgian before Latin, each by code point (the order of the Georgian alphabet); ids break ties so that pages never overlap. */
function orderOf(collection: Collection, order: readonly Order[]): Sql {
  const terms = order.flatMap(({ name, field, descending }) => {
    const value = column(field.side ?? 't', name);
    const way = sql.raw(descending ? 'desc' : 'asc');
    if (field.type === 'text') {
      const letters = sql`${value} collate "C"`;
      return [sql`(${letters} < 'ა') ${way}`, sql`${letters} ${way}`];
    }
    return [field.nullable ? sql`${value} ${way} nulls last` : sql`${value} ${way}`];
  });
  const first = order[0];
  const idColumn = first?.field.side ? column(first.field.side, `${collection.table}_id`) : sql`t.id`;
  return sql.join([...terms, sql`${idColumn} ${sql.raw(first?.descending ? 'desc' : 'asc')}`]);
}

/** One row for each value of each record. The rows are joined as sets: ten thousand single lookups take four times as long. */
function valuesOf(collection: Collection, query: DataQuery, path: Path): Sql {
  const table = sql.table(collection.table);
  const where = sql`where ${whereOf(collection, query, path)}`;
  if (path.kind === 'own') return sql`select ${column('t', path.name)} from ${table} t ${where}`;
  if (path.kind === 'names')
    return sql`select named.one from ${table} t
      cross join lateral (select distinct unnest(${column('t', path.name)})) named (one) ${where}`;
  const joined = sql`from ${table} t ${joinOf(collection, path)}`;
  const value = column('x', path.sub);
  const isOwnOnce = path.sub === 'id' || path.field.kind === 'reference';
  if (isOwnOnce) return sql`select ${value} ${joined} ${where}`;
  return sql`select value from (select distinct t.id, ${value} as value ${joined} ${where}) each_once`;
}

/** Joins to records `t` the public records `x` that a relation leads to. */
function joinOf(collection: Collection, { name, field }: Extract<Path, { kind: 'related' }>): Sql {
  const target = collectionNamed(field.to);
  const to = sql`join ${sql.table(target.table)} x on ${visible(target, 'x')} and`;
  if (field.kind === 'reference') return sql`${to} ${column('x', 'id')} = ${column('t', `${name}_id`)}`;
  if (field.by) return sql`${to} ${column('x', field.by)} = ${column('t', 'id')}`;
  return sql`join ${sql.table(field.through ?? '')} link on ${column('link', `${collection.table}_id`)} = ${column('t', 'id')}
    ${to} ${column('x', 'id')} = ${column('link', field.far ?? `${target.table}_id`)}`;
}

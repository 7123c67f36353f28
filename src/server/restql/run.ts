import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import { whereOf } from './conditions.ts';
import type { Order, ParsedQuery } from './parse.ts';
import { column, partsOf, type Sql } from './parts.ts';
import { run, shapeOf, slot, statementFor } from './statement.ts';

export type RawRow = Readonly<Record<string, unknown>>;

/** One statement for the rows of a query with everything their fields need, however many relations they have. */
export function rowsStatement(
  collection: Collection,
  query: ParsedQuery,
  fields: readonly string[],
): CompiledQuery<RawRow> {
  return statementFor(`rows|${shapeOf(collection, query, fields)}`, query, () => {
    const parts = [...partsOf(collection, fields, 't')].map(
      ([name, part]) => sql`${part} as ${sql.id(name)}`,
    );
    // The limit is written out: with a limit it does not know the database would plan for many rows, each time anew.
    return sql`select ${sql.join(parts)} ${fromOf(collection, query.order)} where ${whereOf(collection, query)}
      order by ${orderOf(collection, query.order)} limit ${sql.raw(String(query.many ? query.limit : 1))}
      ${query.offset > 0 ? sql`offset ${slot(({ offset }) => offset)}` : sql``}`;
  });
}

/** One statement for how many rows there are on all pages of a query. */
export function countStatement(collection: Collection, query: ParsedQuery): CompiledQuery<{ count: number }> {
  return statementFor(
    `count|${shapeOf(collection, query, [])}`,
    query,
    () =>
      sql`select count(*)::integer as count from ${sql.table(collection.table)} t where ${whereOf(collection, query)}`,
  );
}

export const loadRows = (db: Database, ...asked: Parameters<typeof rowsStatement>): Promise<RawRow[]> =>
  run(db, rowsStatement(...asked));

export async function countRows(db: Database, ...asked: Parameters<typeof countStatement>): Promise<number> {
  return (await run(db, countStatement(...asked)))[0]?.count ?? 0;
}

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

import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import { whereOf } from './conditions.ts';
import type { Order, ParsedQuery } from './parse.ts';
import { column, partsOf, type Sql } from './parts.ts';

export type RawRow = Readonly<Record<string, unknown>>;

/** One statement for the rows of a query with everything their fields need, however many relations they have. */
export function rowsStatement(
  collection: Collection,
  query: ParsedQuery,
  fields: readonly string[],
): RawBuilder<RawRow> {
  return sql<RawRow>`select ${selectList(collection, fields)} ${fromOf(collection, query.order)}
    where ${whereOf(collection, query.seen, query.conditions)} order by ${orderOf(collection, query.order)}
    limit ${query.many ? query.limit : 1} offset ${query.offset}`;
}

const compiler = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('compiles only')) }),
});
const selectLists = new Map<string, Sql>();

/** What a row is selected from is the same text for the same fields, and long: it is put together once. */
function selectList(collection: Collection, fields: readonly string[]): Sql {
  const key = `${collection.name} ${fields.join()}`;
  const known = selectLists.get(key);
  if (known) return known;
  const parts = [...partsOf(collection, fields, 't')].map(([name, part]) => sql`${part} as ${sql.id(name)}`);
  const compiled = sql`${sql.join(parts)}`.compile(compiler);
  if (compiled.parameters.length > 0) throw new Error(`the fields of ${collection.name} hold parameters`);
  const list = sql.raw(compiled.sql);
  if (selectLists.size >= 500) selectLists.clear();
  selectLists.set(key, list);
  return list;
}

/** One statement for how many rows there are on all pages of a query. */
export function countStatement(collection: Collection, query: ParsedQuery): RawBuilder<{ count: number }> {
  return sql<{ count: number }>`select count(*)::integer as count from ${sql.table(collection.table)} t
    where ${whereOf(collection, query.seen, query.conditions)}`;
}

export async function loadRows(db: Database, ...asked: Parameters<typeof rowsStatement>): Promise<RawRow[]> {
  return (await rowsStatement(...asked).execute(db)).rows;
}

export async function countRows(db: Database, ...asked: Parameters<typeof countStatement>): Promise<number> {
  return (await countStatement(...asked).execute(db)).rows[0]?.count ?? 0;
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

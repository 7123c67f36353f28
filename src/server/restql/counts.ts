import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { whereOf } from './conditions.ts';
import type { CountedBy, ParsedQuery } from './parse.ts';
import type { Subject } from './parse-find.ts';
import { column, relatedRows, type Sql, visible } from './parts.ts';
import { nameOf, run, shapeOf, statementFor } from './statement.ts';

/**
 * How many of the asked records there are by each value of a field. The field's own condition is left out: a filter shows
 * what choosing another value would give.
 */
export async function countBy(
  db: Database,
  collection: Collection,
  query: ParsedQuery,
  { subject }: CountedBy,
): Promise<Record<string, number>> {
  const statement = statementFor<{ value: string | number | null; count: number }>(
    `by ${nameOf(subject)}|${shapeOf(collection, query, [])}`,
    query,
    () => sql`
      select value, count(*)::integer as count from ${sql.table(collection.table)} t
      cross join lateral (${valuesOf(collection, subject)}) counted (value)
      where ${whereOf(collection, query, subject)} group by value order by count desc, value`,
  );
  const rows = await run(db, statement);
  return Object.fromEntries(
    rows.filter(({ value }) => value !== null).map(({ value, count }) => [value, count]),
  );
}

/** The values one record has, each once. */
function valuesOf(collection: Collection, subject: Subject): Sql {
  if (subject.kind === 'own') return sql`select ${column('t', subject.name)}`;
  if (subject.kind === 'names') return sql`select distinct unnest(${column('t', subject.name)})`;
  const value = column('x', subject.sub);
  if (subject.field.kind === 'references')
    return sql`select distinct ${value} ${relatedRows(collection, subject.field, 't', 'x')}`;
  const target = collectionNamed(subject.field.to);
  return sql`select ${value} from ${sql.table(target.table)} x
    where ${column('x', 'id')} = ${column('t', `${subject.name}_id`)} and ${visible(target, 'x')}`;
}

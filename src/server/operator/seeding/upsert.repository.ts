import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables/tables.ts';

/** Tables whose rows have a number of their own. */
export const numberedTables = [
  'category',
  'author',
  'tag',
  'article',
  'articleblock',
  'menu',
  'staticpage',
  'encyclopedia_section',
  'term',
  'medicine_branch',
  'clinic',
  'profession',
  'doctor',
  'consultant',
  'journal',
  'question',
  'questionblock',
  'comment',
  'special_project',
  'collector',
  'rssblock',
  'advertisement',
  'recommended_doctor',
  'recommended_clinic',
  'service',
] as const;
type NumberedTable = (typeof numberedTables)[number];

/**
 * Inserts rows, or brings those whose id is there to what is given. A column that only some rows name gets its
 * default in the others; a column that none names keeps what it has.
 */
export async function upsert<Table extends NumberedTable>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const given: Readonly<Record<string, unknown>>[] = rows.map((row) => ({ ...row }));
  const columns = [...new Set(given.flatMap((row) => Object.keys(row)))];
  const tuples = given.map(
    (row) => sql`(${sql.join(columns.map((name) => (name in row ? row[name] : sql`default`)))})`,
  );
  const kept = columns.filter((name) => name !== 'id');
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(tuples)}
    on conflict (id) do update set ${sql.join(kept.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
  `.execute(db);
}

/** Numbers the database gives go on after the largest in use. */
export async function moveNumbersOn(db: Database): Promise<void> {
  for (const table of numberedTables) {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
    await sql`
      select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}), 1)) from ${sql.table(table)}
    `.execute(db);
  }
}

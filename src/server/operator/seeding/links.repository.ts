import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables/tables.ts';

/** Tables that join two records: `<owner>_id`, the other record's column and `position`. */
export interface LinkTable {
  readonly table: keyof Tables;
  readonly owner: string;
  readonly other: string;
}

/** Makes each owner's links exactly the given ones, in their order. */
export async function replaceLinks(
  db: Database,
  { table, owner, other }: LinkTable,
  owners: readonly { readonly id: number; readonly others: readonly number[] }[],
): Promise<void> {
  const ids = owners.map(({ id }) => id);
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = any(${ids}::integer[])`.execute(db);
  const rows = owners.flatMap(({ id, others }) =>
    others.map((linked, position) => sql`(${id}::integer, ${linked}::integer, ${position}::integer)`),
  );
  if (rows.length > 0)
    await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(other)}, position)
      values ${sql.join(rows)}`.execute(db);
}

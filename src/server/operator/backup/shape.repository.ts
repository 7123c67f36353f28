import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** A table as a backup sees it: what can be written into it, and what its rows are known by. */
export interface TableShape {
  readonly name: string;
  /** Without the columns the database works out itself. */
  readonly columns: readonly string[];
  /** The primary key as an order, the same in databases of any collation. */
  readonly order: string;
}

/** Where the numbers of an identity column have got to. */
export interface NumberState {
  readonly table: string;
  readonly column: string;
  /** As text: numbers may be longer than JavaScript's. */
  readonly last: string;
  readonly isUsed: boolean;
}

/** What counts for a moment, and what the migrations know of themselves, are no content. */
const leftOut = ['migration', 'rate_counter'];

/** The portal's tables by name, partitions one by one. */
export async function listTables(db: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attname collate "C") as columns,
      (select string_agg(format('t.%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.at)
        from unnest(i.indkey) with ordinality k (number, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as "order"
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${leftOut})
    order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Names of the migrations the database has had; none when it holds no portal yet. */
export async function listMigrations(db: Database): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from migration order by name collate "C"`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function listNumbers(db: Database): Promise<NumberState[]> {
  const { rows: identities } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''
    order by c.relname collate "C"`.execute(db);
  const states: NumberState[] = [];
  for (const { table, column, sequence } of identities) {
    const { rows } = await sql<{ last: string; isUsed: boolean }>`
      select last_value::text as last, is_called as "isUsed" from ${sql.raw(sequence)}`.execute(db);
    if (rows[0]) states.push({ table, column, ...rows[0] });
  }
  return states;
}

/** Whether somebody has put anything into the portal; what migrations and jobs write by themselves does not count. */
export async function isFilled(db: Database, tables: readonly TableShape[]): Promise<boolean> {
  const own = /^(calculation|ledger_account|ledger_audit|search_.*)$/;
  for (const { name } of tables.filter((table) => !own.test(table.name))) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Whether a portal listens to this PostgreSQL database. (The embedded one is locked by its portal.) */
export async function isServed(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'salbuni-listen'`.execute(db);
  return rows.length > 0;
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** A table in a backup: its writable columns, and the order of its rows. */
export interface TableShape {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  /** The primary key as `order by`, independent of collation. */
  readonly order: string;
}

/** The state of an identity column's sequence. */
export interface NumberState {
  readonly table: string;
  readonly column: string;
  /** As text: it can exceed JavaScript's integers. */
  readonly last: string;
  readonly isUsed: boolean;
}

/** Tables without content: short-lived counters, and the migrations' own state. */
const excludedTables = ['migration', 'rate_counter', 'rate_limit', 'mail_recent'];

/** Lists the portal's tables by name, with each partition. */
export async function listTables(db: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attname collate "C") as columns,
      (select string_agg(format('t.%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.at)
        from unnest(i.indkey) with ordinality k (number, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as "order"
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${excludedTables})
    order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Names of the applied migrations; none if the database contains no portal. */
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

/** Whether the portal has content besides what migrations and jobs write. Whoever changes settings also leaves a line in the log. */
export async function isFilled(db: Database, tables: readonly TableShape[]): Promise<boolean> {
  const own = /^(calculation|ledger_account|ledger_audit|search_.*|site_settings)$/;
  for (const { name } of tables.filter((table) => !own.test(table.name))) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Whether a portal is connected to this PostgreSQL database. An embedded one is locked by its portal. */
export async function isServed(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'salbuni-listen'`.execute(db);
  return rows.length > 0;
}

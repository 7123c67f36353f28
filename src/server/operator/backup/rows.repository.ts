import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { NumberState, TableShape } from './shape.repository.ts';

const batchSize = 500;
/** Batches are bounded by length too, because a row may contain a megabyte of text, or a file of ten. */
const batchLength = 8_000_000;
/** The first batch of a table tells how long its rows are. */
const firstBatch = 4;

/** Fixes one snapshot for all reads of the transaction, and one format of timestamps. */
export async function settleSnapshot(tx: Database): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(tx);
  await settleMoments(tx);
}

export async function settleMoments(tx: Database): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(tx);
}

/** Reads every row as PostgreSQL's JSON in order of the primary key, in batches. */
export async function* readRows(
  tx: Database,
  { name, columns, order }: TableShape,
): AsyncGenerator<string[]> {
  const columnList = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup_rows no scroll cursor for select to_jsonb(x)::text as line
    from ${sql.table(name)} t cross join lateral (select ${columnList}) x order by ${sql.raw(order)}`.execute(
    tx,
  );
  let size = firstBatch;
  for (;;) {
    const { rows } = await sql<{ line: string }>`${sql.raw(`fetch ${size} from backup_rows`)}`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const length = rows.reduce((sum, { line }) => sum + line.length, 0);
    size = Math.max(1, Math.min(batchSize, Math.floor((batchLength * rows.length) / Math.max(1, length))));
  }
  await sql`close backup_rows`.execute(tx);
}

/**
 * Empties the tables and lets `fill` write them without triggers and foreign keys, since the rows were consistent at their
 * source. The foreign keys are checked when they are added again.
 */
export async function refillTables(
  tx: Database,
  tables: readonly TableShape[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await sql<{ relation: string; name: string; definition: string }>`
    select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`.execute(
    tx,
  );
  for (const { relation, name } of references)
    await sql`alter table ${sql.raw(relation)} drop constraint ${sql.id(name)}`.execute(tx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
  await fill();
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  for (const { relation, name, definition } of references)
    await sql`alter table ${sql.raw(relation)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
}

/** Writes rows in the format of `readRows`. */
export async function writeRows(
  tx: Database,
  { name, columns }: TableShape,
  lines: AsyncIterable<string>,
): Promise<void> {
  const columnList = sql.join(columns.map((column) => sql.ref(column)));
  const write = (batch: readonly string[]) =>
    sql`insert into ${sql.table(name)} (${columnList})
    overriding system value
    select ${columnList} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${batch.join(',')}]`}::jsonb)`.execute(
      tx,
    );
  let batch: string[] = [];
  let length = 0;
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (batch.length < batchSize && length < batchLength) continue;
    await write(batch);
    batch = [];
    length = 0;
  }
  if (batch.length > 0) await write(batch);
}

/** `setval` survives a rollback, unless the sequence was restarted earlier in the transaction. */
export async function setNumbers(tx: Database, states: readonly NumberState[]): Promise<void> {
  for (const { table, column, last, isUsed } of states) {
    await sql`alter table ${sql.table(table)} alter column ${sql.id(column)} restart`.execute(tx);
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint, ${isUsed})`.execute(
      tx,
    );
  }
}

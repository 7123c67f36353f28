import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Link } from './plan.ts';
import type { ReadRecord } from './read-line.ts';

/** A record or a link the database would not take. */
export type Refuse = (line: number, reason: string) => void;

export interface OwnedLinks {
  readonly line: number;
  readonly id: number;
  readonly others: readonly number[];
}

/** Writes records of one collection. When the database refuses a batch, its records are tried one by one. */
export async function writeRecords(
  db: Database,
  records: readonly ReadRecord[],
  refuse: Refuse,
): Promise<void> {
  for (const alike of Map.groupBy(records, ({ row }) => Object.keys(row).sort().join()).values())
    await tryTogether(db, alike, upsertAlike, refuse);
}

export async function writeLinks(
  db: Database,
  link: Link,
  owners: readonly OwnedLinks[],
  refuse: Refuse,
): Promise<void> {
  await tryTogether(db, owners, (session, some) => replaceLinks(session, link, some), refuse);
}

async function tryTogether<One extends { line: number }>(
  db: Database,
  all: readonly One[],
  write: (db: Database, some: readonly One[]) => Promise<void>,
  refuse: Refuse,
): Promise<void> {
  const refused = await attempt(db, () => write(db, all));
  if (refused === undefined) return;
  const [only] = all;
  if (all.length === 1 && only) refuse(only.line, refused);
  else for (const one of all) await tryTogether(db, [one], write, refuse);
}

/** What triggers say that look for the record above. */
const noSuchRecord = 'P0002';

/** Runs a part of the transaction; what it did is undone when it fails, and the reason told. */
async function attempt(db: Database, work: () => Promise<void>): Promise<string | undefined> {
  await sql`savepoint part`.execute(db);
  try {
    await work();
    await sql`release savepoint part`.execute(db);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    await sql`rollback to savepoint part`.execute(db);
    if (error.code === noSuchRecord) return 'belongs to a record that is not there';
    return 'detail' in error && error.detail ? `${error.message}: ${error.detail}` : error.message;
  }
}

/** Records that name the same columns, as one statement; what a column is, its table says. */
async function upsertAlike(db: Database, records: readonly ReadRecord[]): Promise<void> {
  const [first] = records;
  if (!first) return;
  const { table } = first.plan;
  const columns = ['id', ...Object.keys(first.row).filter((name) => name !== 'id')];
  const list = sql.join(columns.map((name) => sql.ref(name)));
  const set = columns.slice(1).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const rows = JSON.stringify(records.map(({ id, row }) => ({ ...row, id })));
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)
    on conflict (id) do ${set.length > 0 ? sql`update set ${sql.join(set)}` : sql`nothing`}`.execute(db);
  for (const { id, side } of records)
    for (const { table: beside, column, value } of side)
      await sql`update ${sql.table(beside)} set ${sql.ref(column)} = ${value}
        where ${sql.ref(`${table}_id`)} = ${id}`.execute(db);
}

async function replaceLinks(db: Database, link: Link, owners: readonly OwnedLinks[]): Promise<void> {
  const ids = owners.map(({ id }) => id);
  const rows = owners.flatMap(({ id, others }) => others.map((other, position) => ({ id, other, position })));
  if (!link.isGuest)
    await sql`delete from ${sql.table(link.table)} where ${sql.ref(link.owner)} = any(${ids}::integer[])`.execute(
      db,
    );
  await sql`insert into ${sql.table(link.table)} (${sql.ref(link.owner)}, ${sql.ref(link.other)}, position)
    select id, other, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id integer, other integer, position integer)
    on conflict do nothing`.execute(db);
}

/** Numbers the database gives go on after the largest in use. */
export async function moveNumbersOn(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
    await sql`select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}), 1))
      from ${sql.table(table)}`.execute(db);
  }
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { columnsLookedAt, completeRow, findRowFault, type Row } from './complete-row.ts';
import type { Link, Plan } from './plan.ts';
import type { ReadRecord } from './read-line.ts';
import { explainRefusal, isRefusal, noSuchRecord, type Refusal, type Refused } from './refusal.repository.ts';

/** A record or a link the database would not take. */
export type Refuse = (line: number, reason: string) => void;

export interface OwnedLinks {
  readonly line: number;
  readonly id: number;
  readonly others: readonly number[];
}

/**
 * Writes records of one collection with the links that can be made at once. When the database refuses a batch, its halves
 * are tried; what it refuses of a line, the line leaves nothing behind. @returns those that were written
 */
export async function writeRecords(
  db: Database,
  records: readonly ReadRecord[],
  refuse: Refuse,
): Promise<WrittenRecord[]> {
  const refused = new Set<number>();
  const note: Refuse = (line, reason) => {
    refused.add(line);
    refuse(line, reason);
  };
  const written: WrittenRecord[] = [];
  for (const once of withoutRepeats(records)) {
    const ready = await completeRows(db, once, note);
    const alike = Map.groupBy(ready, ({ row, isNew }) => `${isNew} ${Object.keys(row).sort().join()}`);
    for (const some of alike.values()) await tryTogether(db, some, write, note, ofRecord);
    written.push(...ready.filter(({ line }) => !refused.has(line)));
  }
  return written;
}

export async function writeLinks(
  db: Database,
  link: Link,
  owners: readonly OwnedLinks[],
  refuse: Refuse,
): Promise<void> {
  const field = { name: link.name, isMoney: false };
  const refused = { noun: link.name, table: link.table, row: {}, above: link.other, fieldOf: () => field };
  const replace = (session: Database, some: readonly OwnedLinks[]) => replaceLinks(session, link, some);
  await tryTogether(db, owners, replace, refuse, () => refused);
}

export interface WrittenRecord extends ReadRecord {
  readonly isNew: boolean;
}

/** A record that comes again is looked at again: it is there by then. */
function* withoutRepeats(records: readonly ReadRecord[]): Generator<ReadRecord[]> {
  const once = new Map<number, ReadRecord>();
  for (const record of records) {
    if (once.has(record.id)) {
      yield [...once.values()];
      once.clear();
    }
    once.set(record.id, record);
  }
  yield [...once.values()];
}

async function completeRows(
  db: Database,
  records: readonly ReadRecord[],
  refuse: Refuse,
): Promise<WrittenRecord[]> {
  const [first] = records;
  if (!first) return [];
  const there = await findThose(db, first.plan, records);
  const findAbsent = await lookForListed(db, first.plan, records);
  return records.flatMap((record) => {
    const before = there.get(record.id);
    const row = completeRow(record.plan, record.row, before);
    const fault = findRowFault(record.plan, row, before) ?? findAbsent(record);
    if (fault) refuse(record.line, fault);
    return fault ? [] : [{ ...record, row, isNew: !before }];
  });
}

/** Which of the records are there already, and the columns that are looked at. */
async function findThose(
  db: Database,
  plan: Plan,
  records: readonly ReadRecord[],
): Promise<Map<number, Row>> {
  const ids = records.map(({ id }) => id);
  const looked = ['id', ...(columnsLookedAt[plan.name] ?? [])].map(
    (name) => sql`${sql.lit(name)}, ${sql.ref(name)}`,
  );
  const { rows } = await sql<{
    id: number;
    row: Row;
  }>`select id, jsonb_build_object(${sql.join(looked)}) as row
    from ${sql.table(plan.table)} where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/**
 * Finds the field of a record that lists records which are not there. Of some lists the database would not mind; of the
 * others it would refuse the whole batch.
 */
async function lookForListed(
  db: Database,
  plan: Plan,
  records: readonly ReadRecord[],
): Promise<(record: ReadRecord) => string | undefined> {
  const lists = [...plan.parts].flatMap(([name, part]) => {
    if (part.kind === 'ids') return [{ name, to: part.to, idsOf: ({ row }: ReadRecord) => row[part.column] }];
    if (part.kind !== 'links' || part.link.isLate) return [];
    const { link } = part;
    const idsOf = ({ links }: ReadRecord) => links.find((made) => made.link === link)?.others;
    return [{ name, to: link.to, idsOf }];
  });
  const absent: { name: string; isAbsent: (record: ReadRecord) => boolean }[] = [];
  for (const { name, to, idsOf } of lists) {
    const listed = (record: ReadRecord) => [idsOf(record) ?? []].flat();
    const ids = new Set(records.flatMap(listed));
    if (ids.size === 0) continue;
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(to)}
      where id = any(${[...ids]}::integer[])`.execute(db);
    const there = new Set<unknown>(rows.map(({ id }) => id));
    absent.push({ name, isAbsent: (record) => listed(record).some((id) => !there.has(id)) });
  }
  return (record) => {
    const fault = absent.find(({ isAbsent }) => isAbsent(record));
    return fault && `„${fault.name}“: ${noSuchRecord}`;
  };
}

async function tryTogether<One extends { line: number }>(
  db: Database,
  all: readonly One[],
  write: (db: Database, some: readonly One[]) => Promise<void>,
  refuse: Refuse,
  refusedBy: (one: One) => Refused,
): Promise<void> {
  const refusal = await attempt(db, () => write(db, all));
  if (refusal === undefined) return;
  const [only] = all;
  if (all.length === 1 && only) return refuse(only.line, await explainRefusal(db, refusal, refusedBy(only)));
  const half = Math.ceil(all.length / 2);
  for (const some of [all.slice(0, half), all.slice(half)])
    await tryTogether(db, some, write, refuse, refusedBy);
}

/** Runs a part of the transaction; what it did is undone when it fails, and what the database said returned. */
async function attempt(db: Database, work: () => Promise<void>): Promise<Refusal | undefined> {
  await sql`savepoint part`.execute(db);
  try {
    await work();
    await sql`release savepoint part`.execute(db);
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint part`.execute(db);
    return error;
  }
}

/** Columns that the database works out of others, by the field that is to be mended. */
const workedOut: Readonly<Record<string, string>> = { path: 'alias' };

function ofRecord({ plan, row }: ReadRecord): Refused {
  const columnOf = (name: string) => {
    const part = plan.parts.get(name);
    return part && 'column' in part ? part.column : name;
  };
  return {
    ...{ noun: plan.name, table: plan.table, row, above: columnOf(plan.parent ?? 'category') },
    fieldOf: (column) => {
      const found = [...plan.parts].find(([, part]) => 'column' in part && part.column === column);
      return { name: found?.[0] ?? workedOut[column] ?? column, isMoney: found?.[1].kind === 'money' };
    },
  };
}

/** Records that name the same columns, as one statement; what a column is, its table says. */
async function write(db: Database, records: readonly WrittenRecord[]): Promise<void> {
  const [first] = records;
  if (!first) return;
  const table = sql.table(first.plan.table);
  const columns = ['id', ...Object.keys(first.row).filter((name) => name !== 'id')];
  const list = sql.join(columns.map((name) => sql.ref(name)));
  const rows = JSON.stringify(records.map(({ id, row }) => ({ ...row, id })));
  const given = sql`jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
  const set = columns.slice(1).map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  if (first.isNew) await sql`insert into ${table} (${list}) select ${list} from ${given}`.execute(db);
  else if (set.length > 0)
    await sql`update ${table} t set ${sql.join(set)} from ${given} given where t.id = given.id`.execute(db);
  await writeBeside(db, records);
  const made = records.flatMap(({ line, id, links }) =>
    links.flatMap(({ link, others }) => (link.isLate ? [] : [{ link, owner: { line, id, others } }])),
  );
  for (const [link, some] of Map.groupBy(made, ({ link }) => link))
    await replaceLinks(
      db,
      link,
      some.map(({ owner }) => owner),
    );
}

async function writeBeside(db: Database, records: readonly WrittenRecord[]): Promise<void> {
  for (const { id, plan, side } of records)
    for (const { table, column, value } of side)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
        where ${sql.ref(`${plan.table}_id`)} = ${id}`.execute(db);
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

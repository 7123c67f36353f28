import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { FieldFault } from '#shared/collections/record-faults.ts';
import { createCrossCheck, listExistingRows } from './cross-checks.repository.ts';
import type { Refused } from './explain-refusal.repository.ts';
import type { ParsedRecord } from './parse-record.ts';
import { type Completion, checkRow, completeRow } from './record-rules.ts';
import type { Link, RecordStorage } from './record-storage.ts';
import { type Refuse, writeInHalves } from './write-in-halves.repository.ts';

export interface SavedRecord extends ParsedRecord {
  readonly isNew: boolean;
  /** Tells whether the write changed anything; only then are there a new version and a line in the log. */
  readonly isChanged: boolean;
}

/** Writes records of one collection with the links that are not deferred. @returns those that were not refused */
export async function saveRecords(
  db: Database,
  records: readonly ParsedRecord[],
  completion: Completion,
  refuse: Refuse,
): Promise<SavedRecord[]> {
  const saved: SavedRecord[] = [];
  for (const once of withoutRepeats(records)) {
    const ready = await completeRecords(db, once, completion, refuse);
    const alike = Map.groupBy(ready, ({ row, isNew }) => `${isNew} ${Object.keys(row).sort().join()}`);
    for (const batch of alike.values())
      saved.push(
        ...(await writeInHalves(db, batch, writeTogether, refuse, refusedRecord)).map(
          ({ one, isChanged }) => ({
            ...one,
            isChanged,
          }),
        ),
      );
  }
  return saved;
}

/** Finds the faults of a record without writing it. */
export async function findFaults(
  db: Database,
  record: ParsedRecord,
  completion: Completion,
): Promise<readonly FieldFault[]> {
  let found = record.faults;
  await completeRecords(db, [record], completion, (_, faults) => {
    found = faults;
  });
  return found;
}

export interface LinkOwner {
  readonly line: number;
  readonly storage: RecordStorage;
  readonly id: number;
  readonly isNew: boolean;
  readonly others: readonly number[];
}

/** Writes the links of one field of many records. @returns the ids of those whose links have changed */
export async function saveLinks(
  db: Database,
  link: Link,
  owners: readonly LinkOwner[],
  refuse: Refuse,
): Promise<number[]> {
  const write = async (session: Database, some: readonly LinkOwner[]) => {
    const changed = await replaceLinks(session, link, some);
    const [first] = some;
    const old = some.filter(({ id, isNew }) => !isNew && changed.has(id)).map(({ id }) => id);
    if (first) await raiseVersions(session, first.storage.table, old);
    return changed;
  };
  const field = { name: link.name, isMoney: false };
  const refused = { noun: link.name, table: link.table, row: {}, above: link.other, fieldOf: () => field };
  const written = await writeInHalves(db, owners, write, refuse, () => refused);
  return written.filter(({ isChanged }) => isChanged).map(({ one }) => one.id);
}

/** Sets the sequences of tables behind the largest id in use. */
export async function moveNumbersOn(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
    await sql`select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}), 1))
      from ${sql.table(table)}`.execute(db);
  }
}

/** Sets the sequence of a table behind an id that was given from outside. */
export async function moveNumbersPast(db: Database, table: string, id: number): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
  await sql`select setval(${sequence}, greatest(${id}, pg_sequence_last_value(${sequence}), 1))`.execute(db);
}

/** Takes the id for a new record from the sequence. */
export async function takeNumber(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Splits records so that no id comes twice in a part: the second one updates what the first one wrote. */
function* withoutRepeats(records: readonly ParsedRecord[]): Generator<ParsedRecord[]> {
  const once = new Map<number, ParsedRecord>();
  for (const record of records) {
    if (once.has(record.id)) {
      yield [...once.values()];
      once.clear();
    }
    once.set(record.id, record);
  }
  yield [...once.values()];
}

type ReadyRecord = Omit<SavedRecord, 'isChanged'>;

async function completeRecords(
  db: Database,
  records: readonly ParsedRecord[],
  completion: Completion,
  refuse: Refuse,
): Promise<ReadyRecord[]> {
  const [first] = records;
  if (!first) return [];
  const existingRows = await listExistingRows(db, first.storage, records);
  const findOthers = await createCrossCheck(db, first.storage, records);
  return records.flatMap((record) => {
    const before = existingRows.get(record.id);
    const row = completeRow(record.storage, { ...record.row, id: record.id }, before, completion);
    const faults = withoutRepeatedFields([
      ...record.faults,
      ...checkRow(record.storage, row, before, completion),
      ...findOthers({ ...record, row }),
    ]);
    if (faults.length > 0) refuse(record.line, faults);
    return faults.length > 0 ? [] : [{ ...record, row, isNew: !before }];
  });
}

function withoutRepeatedFields(faults: readonly FieldFault[]): FieldFault[] {
  return faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);
}

/** Maps columns that the database computes to the field that must be corrected. */
const workedOut: Readonly<Record<string, string>> = { path: 'alias' };

function refusedRecord({ storage, row }: ParsedRecord): Refused {
  const stored = [...storage.fields.values()];
  const columnOf = (name: string) => {
    const place = storage.fields.get(name)?.place;
    return place?.kind === 'column' ? place.column : name;
  };
  return {
    ...{ noun: storage.name, table: storage.table, row, above: columnOf(storage.parent?.name ?? 'category') },
    fieldOf: (column) => {
      const found = stored.find(({ place }) => place.kind === 'column' && place.column === column);
      return { name: found?.name ?? workedOut[column] ?? column, isMoney: found?.field.kind === 'money' };
    },
  };
}

/** Writes records that name the same columns in one statement; the table itself gives the types of the columns. */
async function writeTogether(db: Database, records: readonly ReadyRecord[]): Promise<Set<number>> {
  const [first] = records;
  if (!first) return new Set();
  const changed = await writeRows(db, first, records);
  await writeFigures(db, records);
  const linkRows = records.flatMap(({ links, ...owner }) =>
    links.flatMap(({ link, others }) => (link.isDeferred ? [] : [{ link, owner: { ...owner, others } }])),
  );
  const relinked = new Set<number>();
  for (const [link, some] of Map.groupBy(linkRows, ({ link }) => link))
    for (const id of await replaceLinks(
      db,
      link,
      some.map(({ owner }) => owner),
    ))
      relinked.add(id);
  if (!first.isNew)
    await raiseVersions(
      db,
      first.storage.table,
      [...relinked].filter((id) => !changed.has(id)),
    );
  return changed.union(relinked);
}

/** Inserts or updates the rows. @returns the ids of those that have changed */
async function writeRows(
  db: Database,
  { storage, row, isNew }: ReadyRecord,
  records: readonly ReadyRecord[],
): Promise<Set<number>> {
  const table = sql.table(storage.table);
  const columns = Object.keys(row).filter((name) => name !== 'id');
  const rows = JSON.stringify(records.map(({ row }) => row));
  const given = sql`jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
  if (isNew) {
    const list = sql.join(['id', ...columns].map((name) => sql.ref(name)));
    await sql`insert into ${table} (${list}) select ${list} from ${given}`.execute(db);
    return new Set(records.map(({ id }) => id));
  }
  if (columns.length === 0) return new Set();
  const set = columns.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  const of = (alias: string) => sql`row(${sql.join(columns.map((name) => sql.ref(`${alias}.${name}`)))})`;
  const { rows: changed } = await sql<{ id: number }>`
    update ${table} t set ${sql.join(set)}, version = t.version + 1 from ${given} given
    where t.id = given.id and ${of('t')} is distinct from ${of('given')} returning t.id`.execute(db);
  return new Set(changed.map(({ id }) => id));
}

/** Writes figures of side tables, such as views: they change no record. */
async function writeFigures(db: Database, records: readonly ReadyRecord[]): Promise<void> {
  const given = records.flatMap(({ id, storage, side }) =>
    side.map((figure) => ({ ...figure, id, owner: `${storage.collection.table}_id` })),
  );
  for (const group of Map.groupBy(given, ({ table, column }) => `${table}.${column}`).values()) {
    const [{ table, column, owner } = { table: '', column: '', owner: '' }] = group;
    const [ids, values] = [group.map(({ id }) => id), group.map(({ value }) => value)];
    await sql`update ${sql.table(table)} t set ${sql.ref(column)} = given.value
      from unnest(${ids}::integer[], ${values}::integer[]) as given (id, value)
      where ${sql.ref(`t.${owner}`)} = given.id and ${sql.ref(`t.${column}`)} <> given.value`.execute(db);
  }
}

type Owner = Pick<LinkOwner, 'id' | 'isNew' | 'others'>;

/** Makes each owner's links exactly the given ones, in their order. @returns the owners whose links have changed */
async function replaceLinks(db: Database, link: Link, owners: readonly Owner[]): Promise<Set<number>> {
  const given = owners.map(({ others, ...owner }) => ({ ...owner, others: [...new Set(others)] }));
  const oldLinks = link.isInverse ? new Map() : await listLinks(db, link, given);
  const other = given.filter(({ id, others }) => String(oldLinks.get(id) ?? []) !== String(others));
  const ids = other.filter(({ isNew }) => !isNew).map(({ id }) => id);
  if (!link.isInverse && ids.length > 0)
    await sql`delete from ${sql.table(link.table)} where ${sql.ref(link.owner)} = any(${ids}::integer[])`.execute(
      db,
    );
  const rows = other.flatMap(({ id, others }) => others.map((far, position) => ({ id, far, position })));
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(link.table)} (${sql.ref(link.owner)}, ${sql.ref(link.other)}, position)
    select id, far, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id integer, far integer, position integer)
    on conflict do nothing returning ${sql.ref(link.owner)} as id`.execute(db);
  return new Set([...(link.isInverse ? [] : other.map(({ id }) => id)), ...made.map(({ id }) => id)]);
}

/** Lists the current links of owners that existed before. */
async function listLinks(db: Database, link: Link, owners: readonly Owner[]): Promise<Map<number, number[]>> {
  const ids = owners.filter(({ isNew }) => !isNew).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; others: number[] }>`
    select ${sql.ref(link.owner)} as id, array_agg(${sql.ref(link.other)} order by position, ${sql.ref(link.other)}) as others
    from ${sql.table(link.table)} where ${sql.ref(link.owner)} = any(${ids}::integer[])
    group by ${sql.ref(link.owner)}`.execute(db);
  return new Map(rows.map(({ id, others }) => [id, others]));
}

async function raiseVersions(db: Database, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update ${sql.table(table)} set version = version + 1 where id = any(${[...ids]}::integer[])`.execute(
    db,
  );
}

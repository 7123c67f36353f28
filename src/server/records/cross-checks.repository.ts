import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';
import type { ParsedRecord } from './parse-record.ts';
import { columnsLookedAt, type Row } from './record-rules.ts';
import { type RecordStorage, recordTable, type StoredField } from './record-storage.ts';

/** Lists the rows of the records that exist already, with the columns that rules look at. */
export async function listExistingRows(
  db: Database,
  storage: RecordStorage,
  records: readonly ParsedRecord[],
): Promise<Map<number, Row>> {
  const ids = records.map(({ id }) => id);
  const looked = ['id', ...columnsLookedAt(storage)].map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`);
  const { rows } = await sql<{ id: number; row: Row }>`
    select id, jsonb_build_object(${sql.join(looked)}) as row
    from ${sql.table(storage.table)} where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

type FindFaults = (record: ParsedRecord) => FieldFault[];

/**
 * Makes a check for references to records that do not exist and for unique values that another record has. The database
 * would refuse these too, but one field at a time and with the whole batch, and lists of ids in a column not at all.
 */
export async function createCrossCheck(
  db: Database,
  storage: RecordStorage,
  records: readonly ParsedRecord[],
): Promise<FindFaults> {
  const finders: FindFaults[] = [];
  for (const stored of storage.fields.values()) {
    if (stored.to !== undefined)
      finders.push(await createReferenceCheck(db, storage, stored, stored.to, records));
    if (stored.field.unique) finders.push(await createUniqueCheck(db, storage, stored, records));
  }
  return (record) => finders.flatMap((find) => find(record));
}

/** A deferred link may name a record that comes later in the file, so it is not checked here. */
async function createReferenceCheck(
  db: Database,
  storage: RecordStorage,
  { name, place }: StoredField,
  to: string,
  records: readonly ParsedRecord[],
): Promise<FindFaults> {
  const idsOf = ({ row, links }: ParsedRecord): number[] => {
    if (place.kind === 'links')
      return place.link.isDeferred ? [] : [...(links.find(({ link }) => link === place.link)?.others ?? [])];
    const value = row[place.column];
    return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
  };
  const existingIds = await listIds(db, recordTable(collectionNamed(to)), records.flatMap(idsOf));
  return (record) => {
    const ids = idsOf(record);
    if (to === storage.name && ids.includes(record.id) && existingIds.has(record.id))
      return [fault(name, 'itself')];
    return ids.every((id) => existingIds.has(id)) ? [] : [fault(name, 'no_such_record')];
  };
}

async function listIds(db: Database, table: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...new Set(ids)]}::integer[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const recordName = /^([a-z_]+):([1-9]\d{0,8})$/;

/** Finds among names of records, such as „article:12“, those that name neither a row nor a draft. */
export async function listMissingRecords(
  db: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const missing = new Set(names);
  const ids = Map.groupBy(
    [...missing].flatMap((name) => {
      const [, collection = '', id] = recordName.exec(name) ?? [];
      return recordCollections.some((one) => one.name === collection) ? [{ collection, id: Number(id) }] : [];
    }),
    ({ collection }) => collection,
  );
  for (const [collection, named] of ids) {
    const found = await listIds(
      db,
      recordTable(collectionNamed(collection)),
      named.map(({ id }) => id),
    );
    const { rows: drafts } = await sql<{ id: number }>`select record_id as id from office_record
      where collection = ${collection} and record_id = any(${named.map(({ id }) => id)}::integer[])`.execute(
      db,
    );
    for (const id of [...found, ...drafts.map((draft) => draft.id)]) missing.delete(`${collection}:${id}`);
  }
  return missing;
}

/** Records of one batch may exchange their values; those are left to the database. */
async function createUniqueCheck(
  db: Database,
  storage: RecordStorage,
  { name }: StoredField,
  records: readonly ParsedRecord[],
): Promise<FindFaults> {
  const values = records.flatMap(({ row }) => (typeof row[name] === 'string' ? [row[name]] : []));
  if (values.length === 0) return () => [];
  const own = records.map(({ id }) => id);
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(name)} as value from ${sql.table(storage.table)}
    where ${sql.ref(name)} = any(${values}::text[]) and id <> all(${own}::integer[])`.execute(db);
  const existing = new Set<unknown>(rows.map(({ value }) => value));
  return ({ row }) => (existing.has(row[name]) ? [fault(name, 'taken', { collection: storage.name })] : []);
}

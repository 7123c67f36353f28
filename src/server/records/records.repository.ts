import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { RecordState } from '#shared/collections/fields.ts';
import { createChangeLogRepository } from './change-log.repository.ts';
import { createCrossCheck, listMissingRecords } from './cross-checks.repository.ts';
import type { ParsedRecord } from './parse-record.ts';
import {
  findPageAddress,
  findRecord,
  findSomeAddress,
  listExportLines,
  listFieldsOf,
} from './read-records.repository.ts';
import type { RecordStorage } from './record-storage.ts';
import {
  findFaults,
  moveNumbersPast,
  saveLinks,
  saveRecords,
  takeNumber,
} from './save-records.repository.ts';

export type RecordsRepository = ReturnType<typeof createRecordsRepository>;

/** Reads and writes single records of every collection, with their change log. */
export function createRecordsRepository(db: Database) {
  /** Sets the state of a record; its moment, its version and its content stay. */
  async function setState(storage: RecordStorage, id: number, state: RecordState): Promise<void> {
    await sql`update ${sql.table(storage.table)} set status = ${state} where id = ${id}`.execute(db);
  }

  /** Takes the row of a record away. @throws the database's refusal where another record refers to it */
  async function remove(storage: RecordStorage, id: number): Promise<void> {
    await sql`delete from ${sql.table(storage.table)} where id = ${id}`.execute(db);
  }

  /** Reads the defaults of the columns that cannot be null: what an emptied field becomes. */
  async function readDefaults({ table }: RecordStorage): Promise<Readonly<Record<string, unknown>>> {
    const { rows } = await sql<{ name: string; value: string }>`
      select a.attname as name, pg_get_expr(d.adbin, d.adrelid) as value
      from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = to_regclass(quote_ident(${table})) and a.attnotnull and a.attgenerated = ''`.execute(
      db,
    );
    const columns = rows.map(({ name, value }) => sql`${sql.lit(name)}, ${sql.raw(value)}`);
    if (columns.length === 0) return {};
    const { rows: found } = await sql<{ defaults: Record<string, unknown> }>`
      select jsonb_build_object(${sql.join(columns)}) as defaults`.execute(db);
    return found[0]?.defaults ?? {};
  }

  /** Finds references to nothing and values that another record has. */
  async function findCrossFaults(storage: RecordStorage, record: ParsedRecord) {
    return (await createCrossCheck(db, storage, [record]))(record);
  }

  return {
    find: (storage: RecordStorage, id: number) => findRecord(db, storage, id, 'editor'),
    listFieldsOf: (storage: RecordStorage, ids: readonly number[], names: readonly string[]) =>
      listFieldsOf(db, storage, ids, names),
    listExportLines: (storage: RecordStorage, ids: readonly number[]) => listExportLines(db, storage, ids),
    findPageAddress: (storage: RecordStorage, id: number) => findPageAddress(db, storage, id),
    findSomeAddress: (storage: RecordStorage) => findSomeAddress(db, storage),
    takeNumber: (storage: RecordStorage) => takeNumber(db, storage.table),
    moveNumbersPast: (storage: RecordStorage, id: number) => moveNumbersPast(db, storage.table, id),
    listMissingRecords: (names: readonly string[]) => listMissingRecords(db, names),
    findFaults: findFaults.bind(undefined, db),
    save: saveRecords.bind(undefined, db),
    saveLinks: saveLinks.bind(undefined, db),
    ...{ setState, remove, readDefaults, findCrossFaults },
    log: createChangeLogRepository(db),
  };
}

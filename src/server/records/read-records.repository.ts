import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { type Collection, hasStates, recordFields } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { InputFormat } from './record-schema.ts';
import { type RecordStorage, recordTable, type StoredField } from './record-storage.ts';

/** A record line is a record in the form an import reads, whatever its state. Empty values are left out. */
export type RecordLine = Readonly<Record<string, unknown>> & {
  readonly collection: string;
  readonly id: number;
};

const batchSize = 500;

/** Private questions and what is said under them do not leave the portal. */
const mayLeave: Readonly<Record<string, RawBuilder<unknown>>> = {
  question: sql`(t.account_id is null or t.is_public)`,
  questionblock: sql`t.is_shown and exists (select from question q
    where q.id = t.question_id and (q.account_id is null or q.is_public))`,
};

/** Yields every record of a collection that may be exported, by id, a batch at a time. */
export async function* exportRecords(db: Database, storage: RecordStorage): AsyncGenerator<RecordLine[]> {
  for (let after = 0; ; ) {
    const allowed = mayLeave[storage.table] ?? sql`true`;
    const lines = await listLines(
      db,
      storage,
      sql`t.id > ${after} and ${allowed} order by t.id limit ${batchSize}`,
    );
    if (lines.length > 0) yield lines;
    const last = lines.at(-1);
    if (!last || lines.length < batchSize) return;
    after = last.id;
  }
}

/** Lists the named records as an import reads them, by id. */
export const listExportLines = (
  db: Database,
  storage: RecordStorage,
  ids: readonly number[],
): Promise<RecordLine[]> => listLines(db, storage, sql`t.id = any(${[...ids]}::integer[]) order by t.id`);

export interface ReadRow {
  readonly line: RecordLine;
  readonly version: number;
}

/** Finds one record with its version; texts are html for imports and documents for editors. */
export async function findRecord(
  db: Database,
  storage: RecordStorage,
  id: number,
  form: InputFormat,
): Promise<ReadRow | undefined> {
  const [line] = await listLines(db, storage, sql`t.id = ${id}`, form);
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(storage.table)} where id = ${id}`.execute(db);
  const version = rows[0]?.version;
  return line && version !== undefined ? { line, version } : undefined;
}

/** Lists some fields of the named records, texts as documents. */
export const listFieldsOf = (
  db: Database,
  storage: RecordStorage,
  ids: readonly number[],
  names: readonly string[],
): Promise<RecordLine[]> =>
  listLines(db, storage, sql`t.id = any(${[...ids]}::integer[])`, 'editor', new Set(names));

/** Reads the address of a record's own page; nothing where its collection has none. */
export const findPageAddress = async (
  db: Database,
  storage: RecordStorage,
  id: number,
): Promise<string | undefined> => (await listAddresses(db, storage, [id], sql`true`)).get(id);

/** Reads the addresses at which readers have records now, by id; those that they do not have are left out. */
export const listReadersAddresses = (
  db: Database,
  storage: RecordStorage,
  ids: readonly number[],
): Promise<Map<number, string>> =>
  listAddresses(db, storage, ids, hasStates(storage.collection) ? sql`t.status = 'published'` : sql`true`);

/** Reads the address at which readers have a record now; nothing where they do not have it. */
export const findReadersAddress = async (
  db: Database,
  storage: RecordStorage,
  id: number,
): Promise<string | undefined> => (await listReadersAddresses(db, storage, [id])).get(id);

/** Reads the address of some page that readers have of a collection, the newest; nothing where there is none. */
export async function findSomeAddress(db: Database, storage: RecordStorage): Promise<string | undefined> {
  const isOut = hasStates(storage.collection) ? sql`status = 'published'` : sql`true`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(storage.table)} where ${isOut} order by id desc limit 1`.execute(db);
  return findReadersAddress(db, storage, rows[0]?.id ?? 0);
}

async function listAddresses(
  db: Database,
  { collection, table }: RecordStorage,
  ids: readonly number[],
  condition: RawBuilder<unknown>,
): Promise<Map<number, string>> {
  const { page } = collection;
  // The page of a recommendation is that of the doctor or clinic it recommends.
  if (!page || table !== collection.table || ids.length === 0) return new Map();
  const parts = page.parts.map((part) => sql`${sql.lit(part)}, ${partOf(collection, part)}`);
  const { rows } = await sql<{ id: number; parts: Record<string, string | number> }>`
    select t.id, jsonb_build_object(${sql.join(parts)}) as parts from ${sql.table(table)} t
    where t.id = any(${[...ids]}::integer[]) and ${condition}`.execute(db);
  return new Map(rows.map(({ id, parts: found }) => [id, page.path(found)]));
}

/** A part of an address is a column of the record, or of one that it refers to (`category.path`). */
function partOf(collection: Collection, part: string): RawBuilder<unknown> {
  const [name = '', column] = part.split('.');
  if (column === undefined) return sql.ref(`t.${name}`);
  const field = recordFields(collection)[name];
  if (field?.kind !== 'reference') throw new Error(`${collection.name}: „${name}“ is no reference`);
  const other = sql.table(recordTable(collectionNamed(field.to)));
  return sql`(select ${sql.ref(`o.${column}`)} from ${other} o where o.id = ${sql.ref(`t.${name}_id`)})`;
}

async function listLines(
  db: Database,
  storage: RecordStorage,
  wanted: RawBuilder<unknown>,
  form: InputFormat = 'import',
  only?: ReadonlySet<string>,
): Promise<RecordLine[]> {
  const columns = [...storage.fields.values()].flatMap((stored) => {
    const isWanted = stored.name !== 'id' && (only?.has(stored.name) ?? true);
    const value = isWanted ? columnOf(storage, stored, form) : undefined;
    return value ? [sql`${value} as ${sql.id(stored.name)}`] : [];
  });
  const { rows } = await sql<{ id: number }>`
    select ${sql.join([sql`t.id`, ...columns])} from ${sql.table(storage.table)} t where ${wanted}`.execute(
    db,
  );
  return rows.map((row) => withoutEmpty({ collection: storage.name, ...row }));
}

function columnOf(
  storage: RecordStorage,
  { field, place }: StoredField,
  form: InputFormat,
): RawBuilder<unknown> | undefined {
  if (place.kind === 'side')
    return sql`(select ${sql.ref(`s.${place.column}`)} from ${sql.table(place.table)} s
      where ${sql.ref(`s.${storage.collection.table}_id`)} = t.id)`;
  if (place.kind === 'links') {
    const { link } = place;
    if (link.isInverse) return undefined;
    return sql`(select json_agg(${sql.ref(`l.${link.other}`)} order by l.position, ${sql.ref(`l.${link.other}`)})
      from ${sql.table(link.table)} l where ${sql.ref(`l.${link.owner}`)} = t.id)`;
  }
  const column = sql.ref(`t.${place.column}`);
  switch (field.kind) {
    case 'html':
      return form === 'editor' ? column : sql.ref(`t.${place.column}_html`);
    case 'money':
      return sql`(${column} / 100) || '.' || lpad((${column} % 100)::text, 2, '0')`;
    case 'computed': {
      if (!field.stored) return undefined;
      // A record that is gone is no longer named.
      const other = sql.table(recordTable(collectionNamed(field.stored.to)));
      return sql`array(select c.id from unnest(${column}) with ordinality c (id, place)
        where exists (select from ${other} o where o.id = c.id) order by c.place)`;
    }
    case 'json':
      return field.unwrap
        ? sql`case when ${column} <> '[]' then jsonb_build_object(${sql.lit(field.unwrap)}, ${column}) end`
        : column;
    case 'scalar':
      if (field.type === 'instant')
        return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
      return field.type === 'date' ? sql`to_char(${column}, 'YYYY-MM-DD')` : column;
    default:
      return column;
  }
}

function withoutEmpty(
  line: Readonly<Record<string, unknown>> & { id: number; collection: string },
): RecordLine {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const filled = Object.entries(line).filter(([, value]) => !isEmpty(value));
  return { ...Object.fromEntries(filled), collection: line.collection, id: line.id };
}

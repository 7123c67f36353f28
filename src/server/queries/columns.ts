import { type RawBuilder, sql } from 'kysely';
import type { Collection } from '#shared/collections/collection.ts';
import type {
  CountField,
  Field,
  ReferenceField,
  ReferencesField,
  ScalarField,
} from '#shared/collections/fields.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { DataQuery } from './parse.ts';

export type Sql = RawBuilder<unknown>;
/** Raw values that a record is shaped from, by key: a column's name, or `category.path` for a column of a referenced record. */
type Columns = Map<string, Sql>;

/** A parameter whose value is read from the query when the statement runs. */
export class BoundParam {
  readonly read: (query: DataQuery) => unknown;

  constructor(read: (query: DataQuery) => unknown) {
    this.read = read;
  }
}

/** Adds a parameter to a statement that takes its value from the query it runs for. */
export const bindParam = (read: (query: DataQuery) => unknown): Sql => sql`${new BoundParam(read)}`;

/** `alias.column`, quoted. */
export const column = (alias: string, name: string): Sql => sql.ref(`${alias}.${name}`);

/** The condition for publicly visible rows; accounts' own records have none. */
export function visible({ visibility, fields }: Collection, alias: string): Sql {
  if (typeof visibility === 'object' && 'owner' in visibility) return sql`false`;
  if (visibility === 'all') return sql`true`;
  if (visibility === 'published') return sql`${column(alias, 'status')} = 'published'`;
  const conditions = visibility.flag ? [column(alias, visibility.flag)] : [];
  const above = visibility.with ? fields[visibility.with] : undefined;
  if (above?.kind === 'reference') {
    const target = collectionNamed(above.to);
    const far = `${alias}_with`;
    conditions.push(sql`exists (select from ${sql.table(target.table)} ${sql.raw(far)}
      where ${column(far, 'id')} = ${column(alias, `${visibility.with}_id`)} and ${visible(target, far)})`);
  }
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** The SQL expressions that the named fields are shaped from. The depth is part of each alias, so that a related record is never taken for its parent. */
export function columnsOf(
  collection: Collection,
  fields: readonly string[],
  alias: string,
  depth = 0,
): Columns {
  const parts: Columns = new Map([['id', column(alias, 'id')]]);
  for (const name of fields) {
    const field = collection.fields[name];
    if (field)
      for (const [key, part] of fieldColumns({ collection, alias, depth }, name, field)) parts.set(key, part);
  }
  return parts;
}

interface Row {
  readonly collection: Collection;
  readonly alias: string;
  readonly depth: number;
}

function fieldColumns(row: Row, name: string, field: Field): [string, Sql][] {
  const { collection, alias, depth } = row;
  const own = (...keys: string[]) =>
    keys.map((key): [string, Sql] => [key, pathColumn(collection, key, alias)]);
  switch (field.kind) {
    case 'scalar':
      return [[name, scalarColumn(row, name, field)]];
    case 'money':
      return [[name, sql`to_char(${column(alias, name)} / 100.0, 'FM9999999990.00')`]];
    case 'image':
    case 'images':
    case 'file':
    case 'json':
    case 'names':
      return own(name);
    case 'html':
      return own(`${name}_html`);
    case 'url':
      return own(...(collection.page?.parts ?? []));
    case 'metainfo':
      return own(
        ...(collection.meta?.title ?? []),
        ...(collection.meta?.description ?? []),
        ...(collection.fields.image ? ['image'] : []),
        ...(collection.internal?.share_image ? ['share_image'] : []),
      );
    case 'reference':
      return [[name, referenced(row, name, field)]];
    case 'references':
      return [[name, referencedList(collection, field, alias, depth + 1)]];
    case 'count':
      return [[name, counted(collection, field, alias, depth + 1)]];
    case 'computed':
      return [];
  }
}

function scalarColumn({ collection, alias }: Row, name: string, field: ScalarField): Sql {
  if (field.side) return sideColumn(collection, field.side, name, alias);
  if (field.type === 'instant') return isoInstant(column(alias, name));
  if (field.type === 'date') return sql`to_char(${column(alias, name)}, 'YYYY-MM-DD')`;
  return column(alias, name);
}

/** A column of the record, or `<reference>.<column>` of a referenced record. */
function pathColumn(collection: Collection, key: string, alias: string): Sql {
  const [reference, far] = key.split('.');
  if (!reference || !far) return column(alias, key);
  const field = collection.fields[reference];
  if (field?.kind !== 'reference')
    throw new Error(`${collection.name}: „${key}“ does not begin with a reference`);
  const { table } = collectionNamed(field.to);
  return sql`(select ${column('far', far)} from ${sql.table(table)} far where far.id = ${column(alias, `${reference}_id`)})`;
}

/** A column of the record's side table. */
export const sideColumn = (collection: Collection, side: string, name: string, alias: string): Sql =>
  sql`(select ${column('side', name)} from ${sql.table(side)} side where ${column('side', `${collection.table}_id`)} = ${column(alias, 'id')})`;

const isoInstant = (instant: Sql): Sql =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function jsonOf(target: Collection, fields: readonly string[], alias: string, depth: number): Sql {
  const pairs = [...columnsOf(target, fields, alias, depth)].map(
    ([key, part]) => sql`${sql.lit(key)}, ${part}`,
  );
  return sql`json_build_object(${sql.join(pairs)})`;
}

function referenced({ collection, alias, depth }: Row, name: string, field: ReferenceField): Sql {
  const target = collectionNamed(field.to);
  const far = `r${depth + 1}`;
  const isVisible = isVisibleWith(collection, name) ? sql`true` : visible(target, far);
  return sql`(select ${jsonOf(target, field.fields, far, depth + 1)} from ${sql.table(target.table)} ${sql.raw(far)}
    where ${column(far, 'id')} = ${column(alias, `${name}_id`)} and ${isVisible})`;
}

/** Whether a row is only visible if the record of this field is visible. */
export const isVisibleWith = ({ visibility }: Collection, name: string): boolean =>
  typeof visibility === 'object' && 'with' in visibility && visibility.with === name;

function referencedList(collection: Collection, field: ReferencesField, alias: string, depth: number): Sql {
  const target = collectionNamed(field.to);
  const far = `r${depth}`;
  const object = jsonOf(target, field.fields, far, depth);
  const from = relatedRows(collection, field, alias, far);
  const order = field.through
    ? column('link', 'position')
    : target.fields.position
      ? column(far, 'position')
      : column(far, 'id');
  return sql`(select coalesce(json_agg(${object} order by ${order}, ${column(far, 'id')}), '[]') ${from})`;
}

/** `from … where …` for the publicly visible records of a to-many relation. */
export function relatedRows(collection: Collection, field: ReferencesField, alias: string, far: string): Sql {
  const target = collectionNamed(field.to);
  if (field.by)
    return sql`from ${sql.table(target.table)} ${sql.raw(far)}
      where ${column(far, field.by)} = ${column(alias, 'id')} and ${visible(target, far)}`;
  return sql`from ${sql.table(field.through ?? '')} link
    join ${sql.table(target.table)} ${sql.raw(far)} on ${column(far, 'id')} = ${column('link', field.far ?? `${target.table}_id`)}
    where ${column('link', field.near ?? `${collection.table}_id`)} = ${column(alias, 'id')} and ${visible(target, far)}`;
}

function counted(collection: Collection, field: CountField, alias: string, depth: number): Sql {
  const target = collectionNamed(field.of);
  const far = `r${depth}`;
  const isColumn = field.by.endsWith('_id');
  const from = isColumn
    ? relatedRows(
        collection,
        { kind: 'references', to: field.of, fields: [], label: '', readers: 'public', by: field.by },
        alias,
        far,
      )
    : sql`from ${sql.table(field.by)} link
        join ${sql.table(target.table)} ${sql.raw(far)} on ${column(far, 'id')} = ${column('link', `${target.table}_id`)}
        where ${column('link', `${collection.table}_id`)} = ${column(alias, 'id')} and ${visible(target, far)}`;
  return sql`(select count(*)::integer ${from})`;
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { hasStates } from '#shared/collections/collection.ts';
import { type RecordStorage, type StoredField, storagesInOrder } from '../record-storage.ts';
import { contentFields } from '../revisions/record-forms.ts';
import { rowTitle } from './record-titles.repository.ts';

export type RecordUsesRepository = ReturnType<typeof createRecordUsesRepository>;

/** A record that refers to another by one of its fields. */
export interface RecordUse {
  readonly collection: string;
  readonly field: string;
  readonly id: number;
  readonly title: string;
  readonly is_published: boolean;
  /** How many records of the collection refer by that field, of which this is one of the first. */
  readonly total: number;
}

/** The record, the addresses at which readers find or found it, and how many records of each kind are listed. */
export interface UsedRecord {
  readonly collection: string;
  readonly id: number;
  readonly addresses: readonly string[];
  readonly limit: number;
}

const isLink = ({ field }: StoredField): boolean => field.kind === 'scalar' && field.format === 'link';

/** Finds the records that refer to one: by their fields, by links within their texts, and in what is being written. */
export function createRecordUsesRepository(db: Database) {
  /** A query of the rows that refer by one field; nothing where the field cannot. */
  function usesByField(
    storage: RecordStorage,
    stored: StoredField,
    { collection, id, addresses }: UsedRecord,
  ): RawBuilder<unknown> | undefined {
    const { field, place, to } = stored;
    if (field.kind === 'html')
      return selectUses(
        storage,
        stored.name,
        sql`join text_reference r on r.collection = ${storage.name} and r.field = ${stored.name} and r.record_id = t.id`,
        sql`r.target = any(${[`${collection}:${id}`, ...addresses]}::text[])`,
      );
    if (isLink(stored) && place.kind === 'column')
      return selectUses(
        storage,
        stored.name,
        sql``,
        sql`${sql.ref(`t.${place.column}`)} = any(${[...addresses]}::text[])`,
      );
    if (to !== collection) return undefined;
    if (place.kind === 'column') {
      const column = sql.ref(`t.${place.column}`);
      const refers = field.kind === 'computed' ? sql`${id} = any(${column})` : sql`${column} = ${id}`;
      return selectUses(storage, stored.name, sql``, refers);
    }
    // The other collection writes the relation: it is no use of this record by that one.
    if (place.kind !== 'links' || place.link.isInverse) return undefined;
    const { link } = place;
    return selectUses(
      storage,
      stored.name,
      sql`join ${sql.table(link.table)} l on ${sql.ref(`l.${link.owner}`)} = t.id`,
      sql`${sql.ref(`l.${link.other}`)} = ${id}`,
    );
  }

  function selectUses(
    storage: RecordStorage,
    field: string,
    join: RawBuilder<unknown>,
    refers: RawBuilder<unknown>,
  ) {
    const isOut = hasStates(storage.collection) ? sql`t.status = 'published'` : sql`true`;
    return sql`select distinct ${sql.lit(storage.name)} as collection, ${sql.lit(field)} as field, t.id,
      coalesce(${rowTitle(storage)}, '')::text as title, ${isOut} as is_published
      from ${sql.table(storage.table)} t ${join} where ${refers}`;
  }

  /** Working revisions that refer: by the ids in their fields, by links in their texts. */
  function usesInRevisions({ collection, id, addresses }: UsedRecord): RawBuilder<unknown> {
    const conditions = storagesInOrder.flatMap((storage) =>
      contentFields(storage).flatMap((stored) => {
        const { name, field, to } = stored;
        const value = sql`w.content -> ${name}`;
        const among = sql`(${value} #>> '{}') = any(${[...addresses]}::text[])`;
        const refers =
          field.kind === 'html'
            ? sql`exists (select from text_targets(${value}) n
                where n.target = any(${[`${collection}:${id}`, ...addresses]}::text[]))`
            : isLink(stored)
              ? among
              : to === collection
                ? sql`${value} @> ${String(id)}::jsonb`
                : undefined;
        return refers
          ? [
              sql`(${sql.lit(storage.name)}, ${sql.lit(name)}, h.collection = ${storage.name} and w.content ? ${name} and ${refers})`,
            ]
          : [];
      }),
    );
    return sql`select h.collection, f.field, h.record_id as id, h.title, false as is_published
      from office_record h join revision w on w.id = h.working_id
      cross join lateral (values ${sql.join(conditions)}) as f (collection, field, refers) where f.refers`;
  }

  /** Lists what refers to a record, the first of each kind. */
  async function listUses(used: UsedRecord): Promise<RecordUse[]> {
    const parts = storagesInOrder.flatMap((storage) =>
      [...storage.fields.values()].flatMap((stored) => usesByField(storage, stored, used) ?? []),
    );
    const { rows } = await sql<RecordUse>`
      with uses as (${sql.join([...parts, usesInRevisions(used)], sql` union all `)}),
      once as (
        select collection, field, id, max(title) as title, bool_or(is_published) as is_published from uses
        where not (collection = ${used.collection} and id = ${used.id}) group by collection, field, id),
      placed as (
        select *, count(*) over (partition by collection, field)::integer as total,
          row_number() over (partition by collection, field order by is_published desc, id desc) as place from once)
      select collection, field, id, title, is_published, total from placed
      where place <= ${used.limit} order by collection, field, place`.execute(db);
    return rows;
  }

  /** Lists the addresses that a record had. */
  async function listFormerAddresses({
    collection,
    id,
  }: Pick<UsedRecord, 'collection' | 'id'>): Promise<string[]> {
    const { rows } = await sql<{ address: string }>`select address from redirect
      where collection = ${collection} and record_id = ${id}`.execute(db);
    return rows.map(({ address }) => address);
  }

  return { listUses, listFormerAddresses };
}

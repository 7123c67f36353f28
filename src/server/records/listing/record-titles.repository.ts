import { type RawBuilder, sql } from 'kysely';
import { collectionNamed } from '#shared/collections/registry.ts';
import { type RecordStorage, recordTable } from '../record-storage.ts';
import { titleField } from '../revisions/record-forms.ts';

/** The column of a field, or that of the number. */
export const columnOf = ({ fields }: RecordStorage, name: string): string => {
  const place = fields.get(name)?.place;
  return place?.kind === 'column' ? place.column : 'id';
};

/** The title of a row `t` of the storage; one without a title of its own has that of the record it is told apart by. */
export function rowTitle(storage: RecordStorage): RawBuilder<unknown> {
  const title = titleField(storage);
  if (title) return sql.ref(`t.${title.name}`);
  const { titledBy } = storage.collection;
  return titledBy ? titleOfReferred(storage, sql.ref(`t.${columnOf(storage, titledBy)}`)) : sql`''`;
}

/** The same of the working revision `w` of a record `h`. */
export function draftTitle(storage: RecordStorage): RawBuilder<unknown> {
  const { titledBy } = storage.collection;
  return titledBy ? titleOfReferred(storage, sql`(w.content ->> ${titledBy})::integer`) : sql`h.title`;
}

function titleOfReferred(
  { collection, fields }: RecordStorage,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const to = fields.get(collection.titledBy ?? '')?.to;
  if (!to) return sql`''`;
  return sql`(select r.title from ${sql.table(recordTable(collectionNamed(to)))} r where r.id = ${id})`;
}

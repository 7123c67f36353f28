import { sql } from 'kysely';
import { type Collection, isOwnedAlone } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { column, type Sql, visible } from './parts.ts';
import { isColumn, type Seen } from './seen-rows.ts';
import { slot } from './statement.ts';

const account = slot(({ seen }) => {
  if (seen.rows === 'public') throw new Error("the query is nobody's");
  return seen.accountId;
});

/** The condition on the rows a query is about; whose they are is read when the statement runs. */
export function seenSql(collection: Collection, rows: Seen['rows'], alias: string): Sql {
  switch (rows) {
    case 'public':
      return visible(collection, alias);
    case 'own':
      return ownedSql(collection, alias);
    case 'public_or_own':
      return sql`(${visible(collection, alias)} or ${ownedSql(collection, alias)})`;
    case 'kept':
      return sql`${visible(collection, alias)} and exists (select from ${sql.table(collection.keptIn ?? '')} kept
        where ${column('kept', `${collection.table}_id`)} = ${column(alias, 'id')} and kept.account_id = ${account})`;
  }
}

function ownedSql(collection: Collection, alias: string): Sql {
  const { visibility, ownedBy = isOwnedAlone(visibility) ? visibility.owner : '', fields } = collection;
  if (isColumn(ownedBy)) return sql`${column(alias, ownedBy)} = ${account}`;
  const above = fields[ownedBy];
  if (above?.kind !== 'reference') throw new Error(`${collection.name}: „${ownedBy}“ is no reference`);
  const target = collectionNamed(above.to);
  return sql`exists (select from ${sql.table(target.table)} owned
    where owned.id = ${column(alias, `${ownedBy}_id`)} and ${ownedSql(target, 'owned')})`;
}

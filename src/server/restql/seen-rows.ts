import { type RawBuilder, sql } from 'kysely';
import type { Collection } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';
import { isPlainObject, refuseGuest, reject } from './parse-values.ts';
import { column, visible } from './parts.ts';

/** Which rows a query is about: what everybody sees, an account's own, both, or what an account keeps. */
export type Seen =
  | { readonly rows: 'public' }
  | { readonly rows: 'own' | 'public_or_own' | 'kept'; readonly accountId: number };

/** Parts `mine` from the conditions: it is no field, it chooses whose records are meant. */
export function takeMine(collection: Collection, find: unknown): { find: unknown; isMine: boolean } {
  if (!collection.ownedBy || !isPlainObject(find) || !Object.hasOwn(find, 'mine'))
    return { find, isMine: false };
  const { mine, ...rest } = find;
  if (typeof mine !== 'boolean') reject(say.wrongType('find.mine', say.expected.boolean));
  return { find: rest, isMine: mine };
}

/** @throws Problem `unauthenticated` where a guest asks for what belongs to accounts. */
export function seenRows(
  { visibility, ownedBy, keptIn }: Collection,
  { isMine, accountId }: { isMine: boolean; accountId: number | undefined },
): Seen {
  const isOwn = isMine || isOwnedAlone(visibility);
  if (accountId === undefined) return isOwn || keptIn !== undefined ? refuseGuest() : { rows: 'public' };
  if (isOwn) return { rows: 'own', accountId };
  if (keptIn !== undefined) return { rows: 'kept', accountId };
  return ownedBy === undefined || isColumn(ownedBy)
    ? { rows: 'public' }
    : { rows: 'public_or_own', accountId };
}

/** Whether guests are asked to sign in for any of it. */
export const needsAccount = ({ visibility, keptIn }: Collection): boolean =>
  isOwnedAlone(visibility) || keptIn !== undefined;

/** Whether answers of the collection may differ by who asks. */
export const isPersonal = (collection: Collection): boolean =>
  needsAccount(collection) || collection.ownedBy !== undefined;

export function seenSql(collection: Collection, seen: Seen, alias: string): RawBuilder<unknown> {
  switch (seen.rows) {
    case 'public':
      return visible(collection, alias);
    case 'own':
      return ownedSql(collection, seen.accountId, alias);
    case 'public_or_own':
      return sql`(${visible(collection, alias)} or ${ownedSql(collection, seen.accountId, alias)})`;
    case 'kept':
      return sql`${visible(collection, alias)} and exists (select from ${sql.table(collection.keptIn ?? '')} kept
        where ${column('kept', `${collection.table}_id`)} = ${column(alias, 'id')} and kept.account_id = ${seen.accountId})`;
  }
}

function ownedSql(collection: Collection, accountId: number, alias: string): RawBuilder<unknown> {
  const { visibility, ownedBy = isOwnedAlone(visibility) ? visibility.owner : '', fields } = collection;
  if (isColumn(ownedBy)) return sql`${column(alias, ownedBy)} = ${accountId}`;
  const above = fields[ownedBy];
  if (above?.kind !== 'reference') throw new Error(`${collection.name}: „${ownedBy}“ is no reference`);
  const target = collectionNamed(above.to);
  return sql`exists (select from ${sql.table(target.table)} owned
    where owned.id = ${column(alias, `${ownedBy}_id`)} and ${ownedSql(target, accountId, 'owned')})`;
}

const isColumn = (name: string): boolean => name.endsWith('_id');
const isOwnedAlone = (visibility: Collection['visibility']): visibility is { readonly owner: string } =>
  typeof visibility === 'object' && 'owner' in visibility;

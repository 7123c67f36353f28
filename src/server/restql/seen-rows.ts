import { type Collection, isOwnedAlone, needsAccount } from '#shared/collections/collection.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';
import { isPlainObject, refuseGuest, reject } from './parse-values.ts';

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

/** Whether answers of the collection may differ by who asks. */
export const isPersonal = (collection: Collection): boolean =>
  needsAccount(collection) || collection.ownedBy !== undefined;

export const isColumn = (name: string): boolean => name.endsWith('_id');

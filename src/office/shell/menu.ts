import { desks, mayOpenDesk } from '#shared/access/desk-rights.ts';
import { actsOn, mayDo } from '#shared/access/record-rights.ts';
import type { Collection } from '#shared/collections/collection.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import type { Role } from '#shared/contracts/accounts.ts';

interface MenuItem {
  readonly name: string;
  readonly label: string;
}

/** The collections that a person may list: what they write comes first. */
export function menuFor(roles: readonly Role[]): MenuItem[] {
  const weight = (one: Collection) => (mayDo(roles, one, 'save') || mayDo(roles, one, 'approve') ? 0 : 1);
  return recordCollections
    .filter((one) => actsOn(roles, one).includes('list'))
    .toSorted((one, other) => weight(one) - weight(other))
    .map((one) => ({ name: one.name, label: one.label }));
}

/** Whether the roles may open the place of an address: a desk, or the records of a collection. Others say so themselves. */
export function mayOpenPlace(roles: readonly Role[], pathname: string): boolean {
  const [, place = '', collection = ''] = pathname.split('/');
  const desk = desks.find((name) => name === place);
  if (desk) return mayOpenDesk(roles, desk);
  const records = place === 'records' && recordCollections.find(({ name }) => name === collection);
  return records ? mayDo(roles, records, 'list') : true;
}

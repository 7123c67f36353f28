import { actsOn, mayDo } from '#shared/access/record-rights.ts';
import type { Collection } from '#shared/collections/collection.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { nameOfList } from '#shared/language/ka/office/list-names.ts';

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
    .map((one) => ({ name: one.name, label: nameOfList(one) }));
}

import { desks, mayOpenDesk } from '#shared/access/desk-rights.ts';
import { actsOn, mayDo } from '#shared/access/record-rights.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import { nameOfList } from '#shared/language/ka/office/list-names.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { recordMessages } from '#shared/language/ka/office/records.ts';
import { storagesInOrder } from '../record-storage.ts';
import type { RecordsRepository } from '../records.repository.ts';
import { type Actor, storageNamed } from '../revisions/opening.service.ts';
import { forbidden } from '../revisions/refusals.ts';
import type { ListingRepository } from './listing.repository.ts';

export type SearchingService = ReturnType<typeof createSearchingService>;

const hasWords = (label: string, q: string): boolean => label.toLowerCase().includes(q.toLowerCase());

/** Finds any record, desk and command by a few letters. */
export function createSearchingService({
  listing,
  rows,
}: {
  readonly listing: Pick<ListingRepository, 'findByTitle'>;
  readonly rows: Pick<RecordsRepository, 'findPageAddress'>;
}) {
  const listable = ({ roles }: Actor) => recordCollections.filter((one) => mayDo(roles, one, 'list'));

  /** Refuses who has nothing to find. @throws Problem 403 `no_right` */
  function refuseWithoutRight(actor: Actor): void {
    if (listable(actor).length === 0) throw forbidden(recordMessages.noRight, 'no_right');
  }

  async function searchOffice(actor: Actor, given: { q: string; limit: number }) {
    const { roles } = actor;
    const q = given.q.trim();
    const names = new Set(listable(actor).map(({ name }) => name));
    const among = storagesInOrder.filter(({ name }) => names.has(name));
    const records = q === '' ? [] : await listing.findByTitle(among, q, given.limit);
    const found = await Promise.all(
      records.map(async ({ collection, id, title, state }) => ({
        ...{ collection, id, title, state },
        // What readers do not have leads nowhere.
        url:
          state === 'published' ? ((await rows.findPageAddress(storageNamed(collection), id)) ?? null) : null,
      })),
    );
    const lists = listable(actor)
      .filter((one) => hasWords(`${nameOfList(one)} ${one.label}`, q))
      .map((one) => ({ desk: one.name, label: nameOfList(one), url: `/office/records/${one.name}/` }));
    const open = desks
      .filter((desk) => mayOpenDesk(roles, desk) && hasWords(deskNames[desk], q))
      .map((desk) => ({ desk, label: deskNames[desk], url: `/office/${desk}/` }));
    const commands = recordCollections
      .filter(
        (one) => actsOn(roles, one).includes('save') && hasWords(officeText.command.create(one.label), q),
      )
      .map(({ name, label }) => ({
        ...{ command: 'new' as const, collection: name, label: officeText.command.create(label) },
        url: `/office/records/${name}/new/`,
      }));
    return { found, desks: [...open, ...lists], commands };
  }

  return { refuseWithoutRight, searchOffice };
}

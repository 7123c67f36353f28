import { mayDo } from '#shared/access/record-rights.ts';
import type { RecordsRepository } from '../records.repository.ts';
import { type Actor, storageFor, storageNamed } from '../revisions/opening.service.ts';
import type { RecordUse, RecordUsesRepository } from './record-uses.repository.ts';

export type RecordUsesService = ReturnType<typeof createRecordUsesService>;

/** So many records of each kind are listed; the others are counted. */
const listed = 10;

/** Says which records refer to one: before it goes, and to whoever wonders where it is shown. */
export function createRecordUsesService({
  uses,
  rows,
}: {
  readonly uses: RecordUsesRepository;
  readonly rows: Pick<RecordsRepository, 'findPageAddress'>;
}) {
  /** Who may read a record may ask. Records of collections that the person may not list are counted, and not named. @throws Problem 403 */
  async function listRecordUses(actor: Actor, named: { readonly collection: string; readonly id: number }) {
    const storage = storageFor(actor, named.collection, 'get');
    const { id } = named;
    const key = { collection: storage.name, id };
    const own = await rows.findPageAddress(storage, id);
    const addresses = [...(own === undefined ? [] : [own]), ...(await uses.listFormerAddresses(key))];
    const found = await uses.listUses({ ...key, addresses, limit: listed });
    const kinds = [...Map.groupBy(found, ({ collection, field }) => `${collection} ${field}`).values()];
    const answer = kinds.flatMap((records) => {
      const [first] = records;
      if (!first) return [];
      const { collection, field, total } = first;
      const isNamed = mayDo(actor.roles, storageNamed(collection).collection, 'list');
      return [{ collection, field, total, records: isNamed ? records.map(presentUse) : [] }];
    });
    return { total: answer.reduce((sum, { total }) => sum + total, 0), uses: answer };
  }

  return { listRecordUses };
}

const presentUse = ({ id, title, is_published }: RecordUse) => ({ id, title, is_published });

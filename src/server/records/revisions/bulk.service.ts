import { type Transact, transactWithin, tryOut } from '#server/database/transact.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { recordMessages as messages } from '#shared/language/ka/office/records.ts';
import type { EditingService } from './editing.service.ts';
import { type Actor, fail, storageFor } from './opening.service.ts';
import type { PublishingService } from './publishing.service.ts';
import { changedFields, type RecordContent } from './record-content.ts';
import { conflict } from './refusals.ts';

interface BulkRequest {
  readonly collection: string;
  readonly ids: readonly number[];
  readonly act: 'publish' | 'unpublish' | 'archive' | 'set';
  readonly fields?: RecordContent | undefined;
  readonly dry_run: boolean;
}

interface Refused {
  readonly id: number;
  readonly code: string;
  readonly message: string;
}

export type BulkService = ReturnType<typeof createBulkService>;

interface Services {
  readonly editing: Pick<EditingService, 'getRecord' | 'saveRecord'>;
  readonly publishing: Pick<PublishingService, 'publishRevision' | 'unpublishRecord' | 'archiveRecord'>;
}

/** One act on many records. Each record is its own transaction: what is refused for one does not hold up the others. */
export function createBulkService({
  createServices,
  transact,
}: {
  /** Creates the services over transactions of the caller's. */
  readonly createServices: (transact: Transact) => Services;
  readonly transact: Transact;
}) {
  const services = createServices(transact);

  async function editMany(actor: Actor, request: BulkRequest) {
    const { collection, act, dry_run: isTrial } = request;
    storageFor(actor, collection, 'bulk');
    storageFor(actor, collection, act === 'set' ? 'save' : act);
    const done: number[] = [];
    const would: { id: number; fields: string[] }[] = [];
    const refused: Refused[] = [];
    for (const id of new Set(request.ids))
      try {
        if (isTrial) would.push({ id, fields: await tryOne(actor, request, id) });
        else {
          await editOne(services, actor, request, id);
          done.push(id);
        }
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.push({ id, code: error.code, message: error.message });
      }
    return isTrial ? { would, refused } : { done, refused };
  }

  /** Does the act and undoes it. @returns the fields it would change */
  async function tryOne(actor: Actor, request: BulkRequest, id: number): Promise<string[]> {
    const named = { collection: request.collection, id };
    return tryOut(transact, async (tx) => {
      const inside = createServices(transactWithin(tx));
      const before = await inside.editing.getRecord(actor, named);
      await editOne(inside, actor, request, id);
      const after = await inside.editing.getRecord(actor, named);
      const written = changedFields(
        before.working?.content ?? before.record ?? {},
        after.working?.content ?? after.record ?? {},
      );
      const shown = changedFields(before.record ?? {}, after.record ?? {});
      return request.act === 'set' ? written : request.act === 'publish' ? shown : ['status'];
    });
  }

  return { editMany };
}

async function editOne(
  { editing, publishing }: Services,
  actor: Actor,
  { collection, act, fields = {} }: BulkRequest,
  id: number,
): Promise<void> {
  const { working, version } = await editing.getRecord(actor, { collection, id });
  switch (act) {
    case 'publish': {
      const { revision } = working ?? fail(conflict(messages.noChanges, 'no_changes'));
      await publishing.publishRevision(actor, { collection, id, revision });
      return;
    }
    case 'unpublish':
      await publishing.unpublishRecord(actor, { collection, id, version });
      return;
    case 'archive':
      await publishing.archiveRecord(actor, { collection, id, version });
      return;
    case 'set':
      await editing.saveRecord(actor, { collection, id, version, content: fields });
  }
}

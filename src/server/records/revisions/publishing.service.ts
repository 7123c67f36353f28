import { type Transact, type Tx, tryOut } from '#server/database/transact.ts';
import { hasStates } from '#shared/collections/collection.ts';
import { fault } from '#shared/collections/record-faults.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { recordMessages as messages } from '#shared/language/ka/office/records.ts';
import type { EditingService } from './editing.service.ts';
import {
  type Actor,
  type OfficeRepositories,
  type OfficeState,
  type Opening,
  type OpenRecord,
  rowState,
  stateOf,
  storageFor,
  storageNamed,
} from './opening.service.ts';
import type { Publication } from './publication.ts';
import type { RecordContent } from './record-content.ts';
import { findIncomplete } from './record-forms.ts';
import { conflict, incomplete, refusal } from './refusals.ts';
import type { RecordNews } from './review/record-news.ts';

/** Another record refers to the row that was to be removed. */
function refuseUsed(error: unknown): never {
  const isUsed = error instanceof Error && 'code' in error && error.code === '23503';
  throw isUsed ? conflict(messages.inUse, 'in_use') : error;
}

/** The moment before which a content must not go out: the day from which a price holds begins in Tbilisi (UTC+4 all year). */
const firstMoment = ({ valid_from: day }: RecordContent): number =>
  typeof day === 'string' ? Date.parse(`${day}T00:00:00+04:00`) || 0 : 0;

interface Seen {
  readonly collection: string;
  readonly id: number;
  readonly version: number;
}
interface PublishRequest {
  readonly collection: string;
  readonly id: number;
  readonly revision: number;
  readonly at?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly small?: boolean | undefined;
}

export type PublishingService = ReturnType<typeof createPublishingService>;

/** What readers have: a revision is written into the public row as a whole, now or at its moment, or taken back. */
export function createPublishingService({
  opening,
  publication,
  inRecord,
  within,
  transact,
  tell,
  now,
}: {
  readonly opening: Opening;
  readonly publication: Publication;
  readonly inRecord: EditingService['inRecord'];
  /** Tells people by mail, if and only if the transaction commits. */
  readonly tell: (tx: Tx, news: RecordNews) => Promise<void>;
  readonly within: (tx: Tx) => OfficeRepositories;
  readonly transact: Transact;
  readonly now: () => number;
}) {
  const time = () => new Date(now());
  const { addressOf, refuseUnapproved, bringOut } = publication;

  /** @throws Problem 400 at `until` where that is not after the moment of publication, now where none is named */
  function refuseEarlyEnd({ at, until }: Pick<PublishRequest, 'at' | 'until'>): void {
    if (until && Date.parse(until) <= Math.max(now(), at ? Date.parse(at) : 0))
      throw refusal([fault('until', 'until_before_at')]);
  }

  /**
   * @returns the address of the page; of a planned one that which it will have
   * @throws Problem 400 at `until`, 404, 409 `not_approved`, `incomplete`
   */
  async function publishRevision(
    actor: Actor,
    given: PublishRequest,
  ): Promise<{ state: OfficeState; url: string | null }> {
    storageFor(actor, given.collection, 'publish');
    const until = given.until ? new Date(given.until) : null;
    const small = given.small === true;
    const planned = given.at ? Date.parse(given.at) : 0;
    refuseEarlyEnd(given);
    const outcome = await inRecord(actor, given, 'publish', async (repositories, record) => {
      const revision = await opening.revisionOf(repositories, record, given.revision);
      const at = new Date(Math.max(now(), planned, firstMoment(revision.content)));
      refuseEarlyEnd({ at: at.toISOString(), until: given.until });
      await refuseUnapproved(repositories, record, revision, small);
      const faults = findIncomplete(record.storage, revision.content);
      if (faults.length > 0) throw incomplete(faults);
      const { accountId } = actor;
      const plan = {
        revision_id: revision.id,
        publish_at: at,
        unpublish_at: until,
        is_small: small,
        created_by: accountId,
      };
      if (at.getTime() > now()) {
        await repositories.plans.savePlan(record.key, { ...plan, is_published: false });
        await opening.log(repositories, record, 'schedule', { accountId, revisionId: revision.id });
        return { state: 'scheduled' as const, url: null };
      }
      await bringOut(repositories, record, revision, { accountId, small });
      if (until) await repositories.plans.savePlan(record.key, { ...plan, is_published: true });
      else await repositories.plans.removePlan(record.key);
      return { state: 'published' as const, url: await addressOf(repositories, record) };
    });
    if (outcome.state === 'published') return outcome;
    const url = await tryOut(transact, (tx) => publication.layRevision(within(tx), given));
    return { ...outcome, url };
  }

  const refuseStateless = ({ storage }: OpenRecord): void => {
    if (!hasStates(storage.collection)) throw conflict(messages.noStates, 'no_states');
  };

  /** Takes a record back from readers; the office keeps what they had as a draft. */
  const unpublishRecord = (actor: Actor, seen: Seen) =>
    inRecord(actor, seen, 'unpublish', async (repositories, record) => {
      await opening.refuseStale(repositories, record, seen.version);
      refuseStateless(record);
      if (rowState(record.storage, record.row) !== 'published')
        throw conflict(messages.notPublished, 'not_published');
      await takeBack(repositories, record, actor.accountId);
      return { state: 'draft' as const };
    });

  async function takeBack(
    repositories: OfficeRepositories,
    record: OpenRecord,
    accountId: number | null,
  ): Promise<void> {
    await repositories.rows.setState(record.storage, record.id, 'draft');
    const reopened = await opening.reopenRow(repositories, record, time());
    await repositories.plans.removePlan(record.key);
    await repositories.revisions.updateHead(record.key, { published_id: null });
    await opening.log(repositories, record, 'unpublish', { accountId, ...reopened });
  }

  /** Takes a plan back. @returns how far the planned revision is, or what readers have */
  const cancelPlan = (actor: Actor, seen: Seen) =>
    inRecord(actor, seen, 'cancel', async (repositories, record) => {
      await opening.refuseStale(repositories, record, seen.version);
      const { plan, key } = record;
      if (!plan) throw conflict(messages.notPlanned, 'not_planned');
      await repositories.plans.removePlan(key);
      const { accountId } = actor;
      await opening.log(repositories, record, 'cancel', { accountId, revisionId: plan.revision_id });
      return { state: stateOf({ ...record, plan: undefined }) };
    });

  const archiveRecord = (actor: Actor, seen: Seen) =>
    inRecord(actor, seen, 'archive', async (repositories, record) => {
      await opening.refuseStale(repositories, record, seen.version);
      refuseStateless(record);
      if (record.row) await repositories.rows.setState(record.storage, record.id, 'archived');
      await repositories.revisions.updateHead(record.key, { is_archived: true });
      await repositories.plans.removePlan(record.key);
      await opening.log(repositories, record, 'archive', { accountId: actor.accountId });
      return { state: 'archived' as const };
    });

  const unarchiveRecord = (actor: Actor, seen: Seen) =>
    inRecord(actor, seen, 'unarchive', async (repositories, record) => {
      await opening.refuseStale(repositories, record, seen.version);
      if (stateOf(record) !== 'archived') throw conflict(messages.notArchived, 'not_archived');
      if (record.row) await repositories.rows.setState(record.storage, record.id, 'draft');
      const reopened = await opening.reopenRow(repositories, record, time());
      await repositories.revisions.updateHead(record.key, { is_archived: false, published_id: null });
      await opening.log(repositories, record, 'unarchive', { accountId: actor.accountId, ...reopened });
      return { state: 'draft' as const };
    });

  /** Removes what readers never had. @throws Problem 409 `was_published` */
  const removeRecord = (actor: Actor, seen: Seen): Promise<{ state: null }> =>
    inRecord(actor, seen, 'remove', async (repositories, record) => {
      await opening.refuseStale(repositories, record, seen.version);
      const { key, row, head, storage, id } = record;
      if (head.was_published) throw conflict(messages.wasPublished, 'was_published');
      await opening.log(repositories, record, 'remove', { accountId: actor.accountId });
      if (row) await repositories.rows.remove(storage, id);
      await repositories.revisions.removeRecord(key);
      return { state: null };
    }).catch(refuseUsed);

  /** Does what the plans of a record say, where the moment has come. What cannot go out says why, and is tried no more. */
  async function keepPlan(key: { collection: string; id: number }): Promise<void> {
    try {
      await transact(async (tx) => {
        const repositories = within(tx);
        const record = await opening.openRecord(repositories, storageNamed(key.collection), key.id, time());
        const { plan } = record;
        if (!plan || plan.failure !== null) return;
        if (plan.is_published) {
          if (plan.unpublish_at && plan.unpublish_at <= time()) await takeBack(repositories, record, null);
          return;
        }
        if (plan.publish_at > time()) return;
        const revision = await opening.revisionOf(repositories, record, plan.revision_id);
        await refuseUnapproved(repositories, record, revision, plan.is_small);
        await bringOut(repositories, record, revision, { accountId: null, small: plan.is_small });
        if (plan.unpublish_at) await repositories.plans.savePlan(key, { ...plan, is_published: true });
        else await repositories.plans.removePlan(key);
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await transact((tx) => failPlan(tx, key, error.message));
    }
  }

  /** Keeps why a plan failed and tells who made it, once however many instances try. */
  async function failPlan(tx: Tx, key: { collection: string; id: number }, reason: string): Promise<void> {
    const repositories = within(tx);
    const failed = await repositories.plans.failPlan(key, reason);
    if (!failed) return;
    await opening.log(repositories, { key }, 'schedule_failed', { accountId: null, reason });
    const { head } = await opening.openRecord(repositories, storageNamed(key.collection), key.id, time());
    const to = failed.created_by === null ? [] : [failed.created_by];
    await tell(tx, { act: 'schedule_failed', ...key, title: head.title, note: reason, to });
  }

  return {
    ...{
      refuseEarlyEnd,
      publishRevision,
      unpublishRecord,
      cancelPlan,
      archiveRecord,
      unarchiveRecord,
      removeRecord,
      keepPlan,
    },
  };
}

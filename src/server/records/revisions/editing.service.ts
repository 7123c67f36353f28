import type { Transact, Tx } from '#server/database/transact.ts';
import { actsOn } from '#shared/access/record-rights.ts';
import { recordMessages as messages } from '#shared/language/ka/office/records.ts';
import type { RecordStorage } from '../record-storage.ts';
import { createContentChecks } from './content-checks.ts';
import {
  type Actor,
  type OfficeRepositories,
  type OfficeState,
  type Opening,
  type OpenRecord,
  pick,
  rowState,
  stateOf,
  storageFor,
} from './opening.service.ts';
import { changedFields, mergeContent, type RecordContent } from './record-content.ts';
import { contentFields, titleOf } from './record-forms.ts';
import { conflict, refusal } from './refusals.ts';

export interface EditingParts {
  readonly opening: Opening;
  /** Creates the repositories inside a transaction. */
  readonly within: (tx: Tx) => OfficeRepositories;
  readonly transact: Transact;
  readonly now: () => number;
}

interface Named {
  readonly collection: string;
  readonly id: number;
}
interface Saved {
  readonly id: number;
  readonly revision: number;
  readonly version: number;
}

export type EditingService = ReturnType<typeof createEditingService>;

/** Writing records: working revisions, their history, and who is writing. Nothing here changes what readers have. */
export function createEditingService({ opening, within, transact, now }: EditingParts) {
  const time = () => new Date(now());
  const { findFaults, refuseForeignFields } = createContentChecks(opening);

  /** Opens a record in a transaction, once the right to the act is sure. */
  const inRecord = <Result>(
    actor: Actor,
    named: Named,
    act: Parameters<typeof storageFor>[2],
    work: (repositories: OfficeRepositories, record: OpenRecord, tx: Tx) => Promise<Result>,
  ): Promise<Result> => {
    const storage = storageFor(actor, named.collection, act);
    return transact(async (tx) => {
      const repositories = within(tx);
      return work(repositories, await opening.openRecord(repositories, storage, named.id, time()), tx);
    });
  };

  /** Reads what readers have of a record, and what is being written. */
  const getRecord = (actor: Actor, named: Named) =>
    inRecord(actor, named, 'get', async (repositories, record) => {
      const { storage, row, head, working, plan } = record;
      const { revisions, plans } = repositories;
      const state = rowState(storage, row);
      const isRead = state === 'published' || state === 'archived';
      const lease = await plans.findLease(record.key, time());
      const people = await revisions.listPeople([working?.created_by ?? null, lease?.accountId ?? null]);
      return {
        record: isRead ? await opening.contentOf(repositories, storage, row) : null,
        working: working
          ? {
              ...{ revision: working.id, number: working.number, state: working.state },
              ...{ content: working.content, created_at: working.created_at, note: working.note },
              created_by: people.get(working.created_by ?? 0) ?? null,
            }
          : null,
        state: stateOf(record),
        version: head.version,
        lease: lease
          ? {
              holder: people.get(lease.accountId) ?? null,
              expires_at: lease.expiresAt,
              is_mine: lease.accountId === actor.accountId,
            }
          : null,
        plan:
          plan && plan.failure === null
            ? { revision: plan.revision_id, at: plan.publish_at, until: plan.unpublish_at }
            : null,
        failed_plan:
          plan && plan.failure !== null
            ? {
                at: (plan.is_published ? plan.unpublish_at : null) ?? plan.publish_at,
                reason: plan.failure,
              }
            : null,
        rights: actsOn(actor.roles, storage.collection),
      };
    });

  /**
   * Checks fields beside a form that is wrong elsewhere. What only this record may say is left alone where its number is not
   * known. @throws Problem `bad_input` with every wrong field
   */
  async function refuseWrongContent(
    actor: Actor,
    given: { collection: string; id?: number | null; content?: RecordContent },
  ): Promise<void> {
    const { content = {}, id } = given;
    const storage = storageFor(actor, given.collection, 'save');
    const faults = await transact((tx) => findFaults(within(tx), storage, id ?? null, content));
    const certain = faults.filter(({ code, facts }) => id !== undefined || (code !== 'taken' && !facts.link));
    const found = [...refuseForeignFields(actor, storage, content), ...certain];
    if (found.length > 0) throw refusal(found);
  }

  /**
   * Saves some or all fields as a new working revision. What changes nothing makes none.
   * @throws Problem `bad_input` with every wrong field, `not_found`; StaleRecord
   */
  async function saveRecord(
    actor: Actor,
    input: { collection: string; id: number | null; version: number | null; content: RecordContent },
  ): Promise<Saved> {
    const storage = storageFor(actor, input.collection, 'save');
    const { content } = input;
    return transact(async (tx) => {
      const repositories = within(tx);
      const faults = [
        ...refuseForeignFields(actor, storage, content),
        ...(await findFaults(repositories, storage, input.id, content)),
      ];
      if (faults.length > 0) throw refusal(faults);
      if (input.id === null) return addRecord(repositories, storage, actor, content, 'save');
      const record = await opening.openRecord(repositories, storage, input.id, time());
      await opening.refuseStale(repositories, record, input.version);
      const base = record.working?.content ?? (await opening.contentOf(repositories, storage, record.row));
      return addRevision(repositories, record, {
        actor,
        base,
        content: mergeContent(base, content),
        action: 'save',
      });
    });
  }

  async function addRecord(
    repositories: OfficeRepositories,
    storage: RecordStorage,
    actor: Actor,
    given: RecordContent,
    action: 'save' | 'duplicate' | 'import',
    number?: number,
  ): Promise<Saved> {
    const { rows, revisions } = repositories;
    const id = number ?? (await rows.takeNumber(storage));
    if (number !== undefined) await rows.moveNumbersPast(storage, number);
    const key = { collection: storage.name, id };
    const content = mergeContent({}, given);
    const title = titleOf(storage, content);
    await revisions.addHead(key, { title, was_published: false, updated_at: time() });
    const { accountId } = actor;
    const added = await revisions.addRevision(key, {
      ...{ content, createdBy: accountId, title, now: time(), raises: false },
    });
    const fields = Object.keys(content);
    const after = pick(content, fields);
    await opening.log(repositories, { key }, action, { accountId, revisionId: added.id, fields, after });
    return { id, revision: added.id, version: added.version };
  }

  async function addRevision(
    repositories: OfficeRepositories,
    { key, head, working, storage }: OpenRecord,
    change: {
      actor: Actor;
      base: RecordContent;
      content: RecordContent;
      action: 'save' | 'restore' | 'import';
      reason?: string;
    },
  ): Promise<Saved> {
    const { actor, base, content, action, reason } = change;
    const fields = changedFields(base, content);
    if (fields.length === 0 && working) return { id: key.id, revision: working.id, version: head.version };
    const { accountId } = actor;
    const title = titleOf(storage, content);
    const added = await repositories.revisions.addRevision(key, {
      ...{ content, createdBy: accountId, title, now: time(), raises: true },
    });
    await opening.log(repositories, { key }, action, {
      ...{
        accountId,
        revisionId: added.id,
        fields,
        before: pick(base, fields),
        after: pick(content, fields),
      },
      ...(reason ? { reason } : {}),
    });
    return { id: key.id, revision: added.id, version: added.version };
  }

  /** Takes the working revision away. @returns what readers have; null where they never had anything, and the record is gone */
  const discardRevision = (
    actor: Actor,
    named: Named & { version: number },
  ): Promise<{ state: OfficeState | null }> =>
    inRecord(actor, named, 'discard', async (repositories, record) => {
      await opening.refuseStale(repositories, record, named.version);
      const { key, working, row, head, storage, plan } = record;
      if (!working) throw conflict(messages.noChanges, 'no_changes');
      const { accountId } = actor;
      await opening.log(repositories, record, 'discard', { accountId, revisionId: working.id });
      if (plan?.revision_id === working.id && !plan.is_published) await repositories.plans.removePlan(key);
      if (!head.was_published) {
        if (row) await repositories.rows.remove(storage, named.id);
        await repositories.revisions.removeRecord(key);
        return { state: null };
      }
      await repositories.revisions.updateHead(key, {
        ...{ working_id: null, version: head.version + 1, updated_at: time(), updated_by: accountId },
        ...(row ? { title: titleOf(storage, row.line) } : {}),
      });
      const withoutWorking = { ...record, working: undefined };
      if (rowState(storage, row) === 'draft') {
        const reopened = await opening.reopenRow(repositories, withoutWorking, time());
        await opening.log(repositories, record, 'adopt', { accountId, ...reopened });
      }
      return { state: stateOf(withoutWorking) };
    });

  /** Makes an older revision the working one again, as a new revision. */
  const restoreRevision = (actor: Actor, named: Named & { revision: number }): Promise<Saved> =>
    inRecord(actor, named, 'restore', async (repositories, record) => {
      const older = await opening.revisionOf(repositories, record, named.revision);
      const base = record.working?.content ?? {};
      const reason = `revision ${older.number}`;
      return addRevision(repositories, record, {
        actor,
        base,
        content: older.content,
        action: 'restore',
        reason,
      });
    });

  /** Makes a new draft of what a record says. Its address is its own. */
  const duplicateRecord = (actor: Actor, named: Named): Promise<Saved> =>
    inRecord(actor, named, 'duplicate', async (repositories, record) => {
      const { storage, working, row } = record;
      const content = working?.content ?? (await opening.contentOf(repositories, storage, row));
      const own = new Set(
        contentFields(storage).flatMap(({ name, field }) =>
          field.unique || name === 'alias' || name === 'slug' || name === 'published_at' ? [name] : [],
        ),
      );
      const copied = Object.entries(content).filter(([name]) => !own.has(name));
      return addRecord(repositories, storage, actor, Object.fromEntries(copied), 'duplicate');
    });

  return {
    ...{
      getRecord,
      refuseWrongContent,
      saveRecord,
      discardRevision,
      restoreRevision,
      duplicateRecord,
      inRecord,
    },
    /** What an import of lines is made of. */
    writing: { findFaults, refuseForeignFields, addRecord, addRevision },
  };
}

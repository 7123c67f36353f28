import { isDeskOnly, mayDo, type RecordAct } from '#shared/access/record-rights.ts';
import { hasStates } from '#shared/collections/collection.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { recordMessages as messages } from '#shared/language/ka/office/records.ts';
import type { RecordAction } from '../change-log.repository.ts';
import type { MediaBookRepository } from '../media/media-book.repository.ts';
import type { RedirectsRepository } from '../publishing/redirects.repository.ts';
import type { ReadRow } from '../read-records.repository.ts';
import { type RecordStorage, storagesInOrder } from '../record-storage.ts';
import type { RecordsRepository } from '../records.repository.ts';
import type { Plan, PlansRepository } from './plans.repository.ts';
import type { MediaBook, RecordContent } from './record-content.ts';
import { contentOfRow, filesNamedIn, titleOf } from './record-forms.ts';
import { forbidden, noRecord, noRevision, StaleRecord } from './refusals.ts';
import type { NotesRepository } from './review/notes.repository.ts';
import type { RecordHead, Revision, RevisionsRepository } from './revisions.repository.ts';

/** An actor is an account of the staff with its roles. */
export interface Actor {
  readonly accountId: number;
  readonly roles: readonly Role[];
}

export interface OfficeRepositories {
  readonly rows: RecordsRepository;
  readonly revisions: RevisionsRepository;
  readonly plans: PlansRepository;
  readonly media: MediaBookRepository;
  readonly redirects: RedirectsRepository;
  readonly notes: NotesRepository;
}

/** What readers have of a record, otherwise how far its working revision is. */
export type OfficeState = 'published' | 'scheduled' | 'archived' | 'draft' | 'in_review' | 'approved';

/** A record as the office has it open, inside a transaction. */
export interface OpenRecord {
  readonly storage: RecordStorage;
  readonly id: number;
  readonly key: { readonly collection: string; readonly id: number };
  readonly head: RecordHead;
  /** The row, whatever its state; absent where readers never had the record. */
  readonly row: ReadRow | undefined;
  readonly working: Revision | undefined;
  readonly plan: Plan | undefined;
}

const storages = new Map(storagesInOrder.map((storage) => [storage.name, storage]));

export function storageNamed(name: string): RecordStorage {
  return storages.get(name) ?? fail(noRecord());
}

/** Finds a collection and checks the right to an act before anything of a record is read. @throws Problem */
export function storageFor({ roles }: Actor, name: string, act: RecordAct): RecordStorage {
  const storage = storageNamed(name);
  const { collection } = storage;
  if (mayDo(roles, collection, act)) return storage;
  const readsComments = isDeskOnly(collection) && (roles.includes('editor') || roles.includes('admin'));
  throw readsComments ? forbidden(messages.useDesk, 'use_desk') : forbidden(messages.noRight, 'no_right');
}

/** Tells whether readers have the record now, or had it before it was archived. */
export function rowState({ collection }: RecordStorage, row: ReadRow | undefined): string | undefined {
  if (!row) return undefined;
  return hasStates(collection) ? String(row.line.status) : 'published';
}

export function stateOf({ storage, row, head, plan, working }: OpenRecord): OfficeState {
  const state = rowState(storage, row);
  if (state === 'published' || state === 'archived') return state;
  if (head.is_archived) return 'archived';
  if (plan && !plan.is_published && plan.failure === null) return 'scheduled';
  return working?.state ?? 'draft';
}

export type Opening = ReturnType<typeof createOpening>;

/** Opens records for the services of the office. */
export function createOpening({ mediaUrl }: { readonly mediaUrl: string }) {
  /** Opens the library at the files that some contents and rows name. */
  const openBook = (
    { media }: OfficeRepositories,
    storage: RecordStorage,
    ...named: readonly RecordContent[]
  ): Promise<MediaBook> => {
    const files = named.map((values) => filesNamedIn(storage, values, mediaUrl));
    return media.openBook({
      ids: files.flatMap(({ ids }) => ids),
      paths: files.flatMap(({ paths }) => paths),
    });
  };

  /** The content that the row of a record has. */
  async function contentOf(
    repositories: OfficeRepositories,
    storage: RecordStorage,
    row: ReadRow | undefined,
  ): Promise<RecordContent> {
    if (!row) return {};
    return contentOfRow(storage, row.line, await openBook(repositories, storage, row.line), mediaUrl);
  }

  /**
   * Opens a record and locks it until the transaction ends. A draft that an import brought gets its first revision here, and a
   * moment at which it was to go out becomes a plan.
   * @throws Problem `not_found`
   */
  async function openRecord(
    repositories: OfficeRepositories,
    storage: RecordStorage,
    id: number,
    now: Date,
  ): Promise<OpenRecord> {
    const { revisions, rows, plans } = repositories;
    const key = { collection: storage.name, id };
    const known = await revisions.lockHead(key);
    const row = await rows.find(storage, id);
    if (!known) {
      if (!row) throw noRecord();
      await meetRecord(repositories, storage, row, now);
    }
    const head = (await revisions.lockHead(key)) ?? fail(noRecord());
    const working = await revisions.findRevision(key, head.working_id);
    return {
      storage,
      id,
      key,
      head,
      row: known ? row : await rows.find(storage, id),
      working,
      plan: await plans.findPlan(key),
    };
  }

  async function meetRecord(
    repositories: OfficeRepositories,
    storage: RecordStorage,
    row: ReadRow,
    now: Date,
  ): Promise<void> {
    const { revisions, rows, plans } = repositories;
    const { line } = row;
    const key = { collection: storage.name, id: line.id };
    const state = rowState(storage, row);
    const isWaiting = state === 'draft' || state === 'scheduled';
    const title = titleOf(storage, line);
    await revisions.addHead(key, { title, was_published: !isWaiting, updated_at: now });
    if (!isWaiting) return;
    const { working_id } = (await revisions.lockHead(key)) ?? fail(noRecord());
    if (working_id !== null) return;
    const content = await contentOf(repositories, storage, row);
    const { id } = await revisions.addRevision(key, { content, createdBy: null, title, now, raises: false });
    await log(repositories, { key }, 'adopt', {
      accountId: null,
      revisionId: id,
      fields: Object.keys(content),
    });
    if (state !== 'scheduled') return;
    await revisions.setRevision(id, { state: 'approved', was_approved: true });
    await plans.savePlan(key, {
      ...{ revision_id: id, publish_at: new Date(String(line.published_at)), unpublish_at: null },
      ...{ is_small: false, is_published: false, created_by: null },
    });
    await rows.setState(storage, line.id, 'draft');
  }

  /** Refuses who has not seen the newest version. @throws StaleRecord */
  async function refuseStale(
    { revisions, rows }: OfficeRepositories,
    { head, key }: OpenRecord,
    version: number | null,
  ): Promise<void> {
    if (head.version === version) return;
    const last = await rows.log.findLastChange(key.collection, key.id);
    const people = await revisions.listPeople([head.updated_by]);
    throw new StaleRecord({
      version: head.version,
      changed_by: people.get(head.updated_by ?? 0) ?? null,
      changed_at: head.updated_at.toISOString(),
      fields: last?.fields ?? [],
    });
  }

  /** @throws Problem `not_found` where the record has no such revision */
  async function revisionOf(
    { revisions }: OfficeRepositories,
    { key }: OpenRecord,
    id: number,
  ): Promise<Revision> {
    return (await revisions.findRevision(key, id)) ?? fail(noRevision());
  }

  /**
   * Makes what the row has the working revision, where there is none: what readers lose the office keeps.
   * @returns the new revision
   */
  async function reopenRow(
    repositories: OfficeRepositories,
    record: OpenRecord,
    now: Date,
  ): Promise<{ revisionId?: number }> {
    if (record.working || !record.row) return {};
    const content = await contentOf(repositories, record.storage, record.row);
    const title = titleOf(record.storage, content);
    const added = { content, createdBy: null, title, now, raises: false };
    return { revisionId: (await repositories.revisions.addRevision(record.key, added)).id };
  }

  const log = (
    { rows }: OfficeRepositories,
    { key }: Pick<OpenRecord, 'key'>,
    action: RecordAction,
    line: {
      accountId: number | null;
      revisionId?: number;
      fields?: readonly string[];
      before?: RecordContent;
      after?: RecordContent;
      reason?: string | null;
    },
  ): Promise<void> => {
    const { reason, fields = [], ...rest } = line;
    const why = reason ? { reason } : {};
    return rows.log.appendChanges([
      { collection: key.collection, recordId: key.id, action, fields, ...rest, ...why },
    ]);
  };

  return { openBook, contentOf, openRecord, refuseStale, revisionOf, reopenRow, log, mediaUrl };
}

export function fail(problem: unknown): never {
  throw problem;
}

/** Picks the named fields of a content for the change log; an absent one is null. */
export const pick = (content: RecordContent, names: readonly string[]): RecordContent =>
  Object.fromEntries(names.map((name) => [name, content[name] ?? null]));

import { mayWriteField } from '#shared/access/record-rights.ts';
import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import { parseRecord } from '../parse-record.ts';
import type { RecordStorage } from '../record-storage.ts';
import type { Actor, OfficeRepositories, Opening } from './opening.service.ts';
import type { RecordContent } from './record-content.ts';
import { checkContent, faultsOfLinks, linksIn, rowValues } from './record-forms.ts';

/** Checks of what is written into a record: what can never be right is refused when it is saved. */
export function createContentChecks(opening: Opening) {
  /** Finds what can never be right in given fields: wrong types, unknown names, references to nothing, an alias that is taken. */
  async function findFaults(
    repositories: OfficeRepositories,
    storage: RecordStorage,
    id: number | null,
    content: RecordContent,
  ): Promise<FieldFault[]> {
    const book = await opening.openBook(repositories, storage, content);
    const { values, faults } = checkContent(storage, content, book, opening.mediaUrl);
    const check = () => ({ values: rowValues(storage, values, book), faults });
    const parsed = await parseRecord({ line: 1, storage, check, input: {}, storeFile: async (path) => path });
    const record = { ...parsed, id: id ?? 0 };
    const changedLinks = record.links.filter(({ link }) => link.name in values);
    const crossed = await repositories.rows.findCrossFaults(storage, { ...record, links: changedLinks });
    return [...parsed.faults, ...crossed, ...(await findDeadLinks(repositories, storage, id, content))];
  }

  /** Finds links to records that do not exist. One that the record has already may stay: what it led to has gone since. */
  async function findDeadLinks(
    { rows, revisions }: OfficeRepositories,
    storage: RecordStorage,
    id: number | null,
    content: RecordContent,
  ): Promise<FieldFault[]> {
    const dead = await rows.listMissingRecords(linksIn(storage, content));
    if (dead.size === 0 || id === null) return faultsOfLinks(storage, content, dead);
    const key = { collection: storage.name, id };
    const row = await rows.find(storage, id);
    const head = await revisions.findHead(key);
    const working = await revisions.findRevision(key, head?.working_id ?? null);
    const stored = [row?.line ?? {}, working?.content ?? {}].flatMap((one) => linksIn(storage, one));
    return faultsOfLinks(storage, content, dead.difference(new Set(stored)));
  }

  const refuseForeignFields = (
    { roles }: Actor,
    { collection, fields }: RecordStorage,
    content: RecordContent,
  ) =>
    Object.keys(content).flatMap((name) =>
      fields.has(name) && !mayWriteField(roles, collection, name) ? [fault(name, 'not_writable')] : [],
    );

  return { findFaults, refuseForeignFields };
}

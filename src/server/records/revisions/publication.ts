import { todayAt } from '#shared/accounts/fields.ts';
import { hasStates } from '#shared/collections/collection.ts';
import type { FieldFault } from '#shared/collections/record-faults.ts';
import { recordMessages as messages } from '#shared/language/ka/office/records.ts';
import { parseRecord } from '../parse-record.ts';
import { isSmallChange } from './history/differences.ts';
import {
  type OfficeRepositories,
  type Opening,
  type OpenRecord,
  rowState,
  storageNamed,
} from './opening.service.ts';
import { overPublished } from './record-content.ts';
import { checkContent, findIncomplete, rowValues } from './record-forms.ts';
import { conflict, incomplete } from './refusals.ts';
import type { Revision } from './revisions.repository.ts';

export type Publication = ReturnType<typeof createPublication>;

/** How a revision becomes the row that readers have, and what it needs for that. */
export function createPublication({
  opening,
  now,
}: {
  readonly opening: Opening;
  readonly now: () => number;
}) {
  const time = () => new Date(now());

  const addressOf = async ({ rows }: OfficeRepositories, { storage, id }: OpenRecord) =>
    (await rows.findPageAddress(storage, id)) ?? null;

  /** A medical text goes out when somebody else approved it; typing errors of a published one may be mended without. */
  async function refuseUnapproved(
    repositories: OfficeRepositories,
    { storage, row }: OpenRecord,
    revision: Revision,
    small: boolean,
  ): Promise<void> {
    if (!storage.collection.needsReview || revision.was_approved) return;
    const isOut = rowState(storage, row) === 'published';
    const published = small && isOut ? await opening.contentOf(repositories, storage, row) : undefined;
    const isSmall = published && isSmallChange(published, overPublished(published, revision.content));
    if (!isSmall) throw conflict(messages.notApproved, 'not_approved');
  }

  /**
   * Writes a revision into its row though nobody approved it, in a transaction that the caller undoes.
   * @returns the address of its page; nothing where the collection has none
   * @throws Problem 404, 409 `incomplete`
   */
  async function layRevision(
    repositories: OfficeRepositories,
    key: { readonly collection: string; readonly id: number; readonly revision: number },
  ): Promise<string | null> {
    const storage = storageNamed(key.collection);
    const record = await opening.openRecord(repositories, storage, key.id, time());
    const revision = await opening.revisionOf(repositories, record, key.revision);
    const faults = findIncomplete(storage, revision.content);
    if (faults.length > 0) throw incomplete(faults);
    await bringOut(repositories, record, revision, { accountId: null, small: false });
    return addressOf(repositories, record);
  }

  /** Writes a revision into the row that readers have. @throws Problem 409 `incomplete` with what the database would refuse */
  async function bringOut(
    repositories: OfficeRepositories,
    record: OpenRecord,
    revision: Revision,
    { accountId, small }: { accountId: number | null; small: boolean },
  ): Promise<void> {
    const { rows, revisions } = repositories;
    const { storage, id, key, head, row } = record;
    const book = await opening.openBook(repositories, storage, revision.content);
    const { values, faults } = checkContent(storage, revision.content, book, opening.mediaUrl);
    const check = () => ({ values: rowValues(storage, values, book), faults });
    const parsed = await parseRecord({ line: 1, storage, check, input: {}, storeFile: async (path) => path });
    const defaults = await rows.readDefaults(storage);
    const filled = Object.entries(parsed.row).map(([name, value]): [string, unknown] => [
      name,
      value === null && name in defaults ? (row ? defaults[name] : undefined) : value,
    ]);
    const columns = {
      ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)),
      ...(hasStates(storage.collection) ? stateColumns(record, parsed.row.published_at) : {}),
      ...(small ? {} : await reviewColumns(repositories, record, revision)),
    };
    const refuse = (_: number, late: readonly FieldFault[]) => {
      throw incomplete(late);
    };
    const completed = { ...parsed, id, row: columns };
    const before = head.was_published ? await addressOf(repositories, record) : null;
    await rows.save([completed], { state: 'draft', now: time() }, refuse);
    for (const { link, others } of parsed.links)
      if (link.isDeferred)
        await rows.saveLinks(link, [{ line: 1, storage, id, isNew: !row, others }], refuse);
    await revisions.updateHead(key, {
      ...{ published_id: revision.id, was_published: true, is_archived: false },
      ...(head.working_id === revision.id ? { working_id: null } : {}),
    });
    const after = await addressOf(repositories, record);
    if (before !== null && after !== null && before !== after)
      await repositories.redirects.noteMove(key, { from: before, to: after });
    const action = small ? 'publish_small' : 'publish';
    await opening.log(repositories, record, action, { accountId, revisionId: revision.id });
  }

  /** What is out has been out since its first moment, unless the text names another that has passed. */
  function stateColumns({ row }: OpenRecord, given: unknown): { status: 'published'; published_at: string } {
    const moments = [given, row?.line.published_at];
    const past = moments.find((at) => typeof at === 'string' && Date.parse(at) <= now());
    return { status: 'published', published_at: typeof past === 'string' ? past : time().toISOString() };
  }

  /** When the text was approved, by whom, and when it is looked at again; columns that the collection has. */
  async function reviewColumns(
    { revisions }: OfficeRepositories,
    { storage }: OpenRecord,
    { decided_at, decided_by, was_approved, next_review_at }: Revision,
  ): Promise<Record<string, unknown>> {
    if (!storage.collection.needsReview || !was_approved || !decided_at || decided_by === null) return {};
    const author = await revisions.findAuthorOf(decided_by);
    const found = {
      reviewed_at: todayAt(decided_at.getTime()),
      next_review_at,
      ...(author === undefined ? {} : { reviewer: author }),
    };
    return Object.fromEntries(
      Object.entries(found).flatMap(([name, value]) => {
        const place = storage.fields.get(name)?.place;
        return place?.kind === 'column' ? [[place.column, value]] : [];
      }),
    );
  }

  return { addressOf, refuseUnapproved, layRevision, bringOut };
}

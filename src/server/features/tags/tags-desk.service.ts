import { type Actor, fail } from '#server/records/revisions/opening.service.ts';
import { noRecord, refusal } from '#server/records/revisions/refusals.ts';
import { fault } from '#shared/collections/record-faults.ts';
import { tagPath } from '#shared/paths/paths.ts';
import type { TagState, TagsDeskRepository, TagUse } from './tags-desk.repository.ts';

export type TagsDesk = ReturnType<typeof createTagsDesk>;

/** The desk of tags. */
export function createTagsDesk({
  tags,
  inTransaction,
}: {
  readonly tags: TagsDeskRepository;
  readonly inTransaction: <Result>(work: (tags: TagsDeskRepository) => Promise<Result>) => Promise<Result>;
}) {
  async function listTags(query: {
    search: string;
    state?: TagState | undefined;
    page: number;
    limit: number;
  }) {
    const { state, page, limit } = query;
    const search = query.search.trim();
    const rows = await tags.listTags({ search, state }, { limit, offset: (page - 1) * limit });
    const counts = await tags.countStates(search);
    return { rows, total: state ? counts[state] : counts.used + counts.unused, counts };
  }

  /** @throws Problem 400 at `into` where that is the tag itself or none */
  async function refuseOther({ id, into }: { id?: number; into?: number }): Promise<void> {
    if (into === undefined) return;
    if (id === into) throw refusal([fault('into', 'itself')]);
    if (!(await tags.findTag(into))) throw refusal([fault('into', 'no_such_record')]);
  }

  /**
   * Merges a tag into another: its articles and questions bear the other one, and its addresses lead there in one hop.
   * @throws Problem 404, 400 at `into` where that is the tag itself or none
   */
  async function mergeTags(
    { accountId }: Actor,
    { id, into }: { id: number; into: number },
  ): Promise<TagUse> {
    await refuseOther({ id, into });
    return inTransaction(async (repository) => {
      const found = await repository.lockTags([id, into]);
      const from = found.get(id) ?? fail(noRecord());
      const to = found.get(into) ?? fail(refusal([fault('into', 'no_such_record')]));
      await repository.replaceTag(id, into);
      await repository.removeTag(id);
      const key = { collection: 'tag', id: into };
      await repository.noteMove(key, { from: tagPath(from.alias), to: tagPath(to.alias) });
      const line = { collection: 'tag', accountId, action: 'merge' as const, fields: ['into'] };
      await repository.log.appendChanges([
        { ...line, recordId: id, before: { into: null, ...from }, after: { into } },
        { ...line, recordId: into, before: { into: null }, after: { merged: id, ...from } },
      ]);
      return (await repository.findTag(into)) ?? fail(noRecord());
    });
  }

  return { refuseOther, listTags, mergeTags };
}

import { Problem } from '#shared/contracts/problem.ts';
import { savedMessages as messages } from '#shared/language/ka/account/saved.ts';
import { maxSaved, type SavedForm, type SavedList } from '#shared/questions/saved.ts';
import type { SavedRepository } from './saved.repository.ts';

export type SavedService = ReturnType<typeof createSavedService>;

/** Keeps the articles and terms that a reader wants to read again. */
export function createSavedService({ saved, now }: { saved: SavedRepository; now: () => number }) {
  async function listSaved(accountId: number): Promise<SavedList> {
    const rows = await saved.listSaved(accountId);
    return {
      article: rows.flatMap(({ article_id: id }) => id ?? []),
      term: rows.flatMap(({ term_id: id }) => id ?? []),
    };
  }

  /** Saves a record, or no longer. @throws Problem `record_not_found` for one that is not published, `too_many_saved` */
  async function saveReading({
    accountId,
    kind,
    record,
    saved: isSaved,
  }: SavedForm & { accountId: number }): Promise<{ saved: boolean }> {
    if (!isSaved) {
      await saved.remove(accountId, kind, record);
      return { saved: false };
    }
    const before = await saved.listSaved(accountId);
    if (before.length >= maxSaved)
      throw new Problem('conflict', { message: messages.tooMany, code: 'too_many_saved' });
    const ids = await saved.save({ accountId, kind, ids: [record] }, new Date(now()));
    if (ids.length === 0)
      throw new Problem('not_found', { message: messages.notFound, code: 'record_not_found' });
    return { saved: true };
  }

  /** Adds what a browser kept, as much of it as there is room for. @returns everything that is saved then */
  async function bring({ accountId, ...brought }: SavedList & { accountId: number }): Promise<SavedList> {
    let room = maxSaved - (await saved.listSaved(accountId)).length;
    for (const kind of ['article', 'term'] as const) {
      const ids = [...new Set(brought[kind])].slice(0, Math.max(0, room));
      room -= (await saved.save({ accountId, kind, ids }, new Date(now()))).length;
    }
    return listSaved(accountId);
  }

  return { listSaved, saveReading, bring };
}

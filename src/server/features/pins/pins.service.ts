import type { Resolver } from '#server/queries/queries.service.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { questionMessages as messages } from '#shared/language/ka/asking/questions.ts';
import type { PinsRepository } from './pins.repository.ts';

export type PinsService = ReturnType<typeof createPinsService>;

/** Pins of questions: a signed-in reader's own bookmarks. */
export function createPinsService(pins: PinsRepository, { now }: { now: () => number }) {
  /** Pins or unpins a question. @throws Problem `not_found` for a question that is not public */
  async function togglePin({
    accountId,
    questionId,
  }: {
    accountId: number;
    questionId: number;
  }): Promise<{ pinned: boolean }> {
    const pinned = await pins.togglePin({ accountId, questionId }, new Date(now()));
    if (pinned === undefined)
      throw new Problem('not_found', { message: messages.notFound, code: 'question_not_found' });
    return { pinned };
  }

  /** Resolves whether the viewer has pinned each question. */
  const resolvePinned: Resolver = async (records, rows, fields, { accountId }) => {
    if (!fields.includes('is_pinned')) return { tags: [] };
    const ids = rows.map((row) => Number(row.id));
    const pinned = accountId === undefined ? new Set<number>() : await pins.listPinned(accountId, ids);
    for (const [at, record] of records.entries())
      (record as Record<string, unknown>).is_pinned = pinned.has(ids[at] ?? 0);
    return { tags: [] };
  };

  return { togglePin, resolvePinned };
}

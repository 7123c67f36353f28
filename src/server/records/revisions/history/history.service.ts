import type { EditingService } from '../editing.service.ts';
import type { Actor, Opening } from '../opening.service.ts';
import { overPublished } from '../record-content.ts';
import { compareContents, type FieldDifference } from './differences.ts';

interface Named {
  readonly collection: string;
  readonly id: number;
}

const leaseMs = 60_000;

export type HistoryService = ReturnType<typeof createHistoryService>;

/** What was written in a record before, and who is writing in it now. */
export function createHistoryService({
  opening,
  inRecord,
  now,
}: {
  readonly opening: Opening;
  readonly inRecord: EditingService['inRecord'];
  readonly now: () => number;
}) {
  /** Lists the revisions of a record, newest first. */
  const listRevisions = (actor: Actor, named: Named & { limit: number; before?: number | undefined }) =>
    inRecord(actor, named, 'revisions', async ({ revisions }, { key, head }) => {
      const found = await revisions.listRevisions(key, named);
      const people = await revisions.listPeople(found.flatMap((one) => [one.created_by, one.decided_by]));
      return {
        revisions: found.map((one) => ({
          ...{ revision: one.id, number: one.number, created_at: one.created_at, note: one.note },
          state: one.id === head.published_id ? ('published' as const) : one.state,
          created_by: people.get(one.created_by ?? 0) ?? null,
          decided_by: people.get(one.decided_by ?? 0) ?? null,
          decided_at: one.decided_at,
        })),
      };
    });

  /** Compares two revisions, or one with what readers have. */
  const diffRevisions = (
    actor: Actor,
    named: Named & { from: number | 'published'; to: number | 'published' },
  ): Promise<{ fields: FieldDifference[] }> =>
    inRecord(actor, named, 'diff', async (repositories, record) => {
      const { from, to } = named;
      const published = await opening.contentOf(repositories, record.storage, record.row);
      const isWithPublished = from === 'published' || to === 'published';
      const contentAt = async (place: number | 'published') => {
        if (place === 'published') return published;
        const { content } = await opening.revisionOf(repositories, record, place);
        return isWithPublished ? overPublished(published, content) : content;
      };
      return { fields: compareContents(await contentAt(from), await contentAt(to)) };
    });

  /** Says who is writing in a record, and takes or gives that place. */
  const leaseRecord = (actor: Actor, named: Named & { act: 'take' | 'keep' | 'give' | 'break' }) =>
    inRecord(actor, named, 'lease', async (repositories, record) => {
      const { plans, revisions } = repositories;
      const { accountId } = actor;
      const at = new Date(now());
      if (named.act === 'give') await plans.giveLease(record.key, accountId);
      else {
        const isForced = named.act === 'break';
        const until = new Date(at.getTime() + leaseMs);
        if (isForced) await opening.log(repositories, record, 'break_lease', { accountId });
        await plans.takeLease(record.key, { accountId, now: at, until, isForced });
      }
      const lease = await plans.findLease(record.key, at);
      const people = await revisions.listPeople([lease?.accountId ?? null]);
      return {
        holder: people.get(lease?.accountId ?? 0) ?? null,
        expires_at: lease?.expiresAt ?? null,
        is_mine: lease?.accountId === accountId,
      };
    });

  return { listRevisions, diffRevisions, leaseRecord };
}

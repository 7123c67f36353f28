import type { Tx } from '#server/database/transact.ts';
import { fault } from '#shared/collections/record-faults.ts';
import { recordMessages as messages } from '#shared/language/ka/office/records.ts';
import type { EditingService } from '../editing.service.ts';
import type { Actor, OfficeRepositories, Opening, OpenRecord } from '../opening.service.ts';
import { findIncomplete } from '../record-forms.ts';
import { conflict, forbidden, incomplete, refusal } from '../refusals.ts';
import type { Revision } from '../revisions.repository.ts';
import type { RecordNews } from './record-news.ts';

interface Reviewed {
  readonly collection: string;
  readonly id: number;
  readonly revision: number;
  readonly note?: string | null | undefined;
}

export type ReviewService = ReturnType<typeof createReviewService>;

/** A text's way from its author to a reviewer and back. Somebody else than its writers approves it. */
export function createReviewService({
  opening,
  inRecord,
  listReviewers,
  tell,
  now,
}: {
  readonly opening: Opening;
  readonly inRecord: EditingService['inRecord'];
  readonly listReviewers: () => Promise<readonly { readonly id: number }[]>;
  /** Tells people by mail, if and only if the transaction commits. */
  readonly tell: (tx: Tx, news: RecordNews) => Promise<void>;
  readonly now: () => number;
}) {
  const time = () => new Date(now());

  /** @throws Problem 400 at `reviewer` for who is none */
  async function refuseNoReviewer({ reviewer }: { reviewer?: number | null | undefined }): Promise<number[]> {
    const reviewers = (await listReviewers()).map(({ id }) => id);
    if (reviewer && !reviewers.includes(reviewer)) throw refusal([fault('reviewer', 'no_such_reviewer')]);
    return reviewers;
  }

  /** @throws Problem 400 at `reviewer` for who is none, 409 `incomplete` with the fields at fault */
  async function submitRevision(actor: Actor, given: Reviewed & { reviewer?: number | null | undefined }) {
    const reviewers = await refuseNoReviewer(given);
    return inRecord(actor, given, 'submit', async (repositories, record, tx) => {
      const revision = await opening.revisionOf(repositories, record, given.revision);
      const faults = findIncomplete(record.storage, revision.content);
      if (faults.length > 0) throw incomplete(faults);
      await repositories.revisions.setRevision(revision.id, {
        ...{ state: 'in_review', note: given.note ?? null, reviewer_id: given.reviewer ?? null },
        ...{ submitted_at: time(), decided_at: null, decided_by: null, was_approved: false },
      });
      await log(repositories, record, 'submit', actor, given);
      const recipients = given.reviewer ? [given.reviewer] : reviewers;
      await tell(tx, newsOf('submit', record, given, without(recipients, actor)));
      return { state: 'in_review' as const };
    });
  }

  const withdrawRevision = (actor: Actor, given: Reviewed) =>
    inRecord(actor, given, 'withdraw', async (repositories, record) => {
      const revision = await opening.revisionOf(repositories, record, given.revision);
      refuseUnsubmitted(revision);
      await repositories.revisions.setRevision(revision.id, { state: 'draft', note: given.note ?? null });
      await log(repositories, record, 'withdraw', actor, given);
      return { state: 'draft' as const };
    });

  /** @throws Problem 403 `own_revision`, 409 `not_submitted`, `incomplete` */
  const approveRevision = (actor: Actor, given: Reviewed & { next_review_at?: string | null | undefined }) =>
    inRecord(actor, given, 'approve', async (repositories, record, tx) => {
      const revision = await opening.revisionOf(repositories, record, given.revision);
      const { accountId } = actor;
      if (await repositories.revisions.hasWrittenSince(record.key, accountId, revision.id))
        throw forbidden(messages.ownRevision, 'own_revision');
      refuseUnsubmitted(revision);
      await repositories.revisions.setRevision(revision.id, {
        ...{ state: 'approved', was_approved: true, note: given.note ?? null },
        ...{
          decided_at: time(),
          decided_by: accountId,
          next_review_at: given.next_review_at ?? inAYear(time()),
        },
      });
      await log(repositories, record, 'approve', actor, given);
      await tell(tx, newsOf('approve', record, given, without([revision.created_by], actor)));
      return { state: 'approved' as const };
    });

  const rejectRevision = (actor: Actor, given: Reviewed) =>
    inRecord(actor, given, 'reject', async (repositories, record, tx) => {
      if (!given.note?.trim()) throw refusal([fault('note', 'required')]);
      const revision = await opening.revisionOf(repositories, record, given.revision);
      refuseUnsubmitted(revision);
      await repositories.revisions.setRevision(revision.id, {
        ...{ state: 'draft', note: given.note, decided_at: time(), decided_by: actor.accountId },
      });
      await log(repositories, record, 'reject', actor, given);
      await tell(tx, newsOf('reject', record, given, without([revision.created_by], actor)));
      return { state: 'draft' as const };
    });

  const log = (
    repositories: OfficeRepositories,
    record: OpenRecord,
    action: 'submit' | 'withdraw' | 'approve' | 'reject',
    { accountId }: Actor,
    { revision, note }: Reviewed,
  ) => opening.log(repositories, record, action, { accountId, revisionId: revision, reason: note ?? null });

  return { refuseNoReviewer, submitRevision, withdrawRevision, approveRevision, rejectRevision };
}

const newsOf = (
  act: RecordNews['act'],
  { key, head }: OpenRecord,
  { note }: Reviewed,
  to: readonly number[],
): RecordNews => ({ act, ...key, title: head.title, note: note?.trim() || null, to });

/** Nobody is told of what they did themselves. */
const without = (accounts: readonly (number | null)[], actor: Actor): number[] =>
  accounts.filter((account) => account !== null && account !== actor.accountId) as number[];

function refuseUnsubmitted({ state }: Revision): void {
  if (state !== 'in_review') throw conflict(messages.notSubmitted, 'not_submitted');
}

/** A text is looked at again after a year, where its reviewer names no other day. */
function inAYear(from: Date): string {
  const next = new Date(from);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next.toISOString().slice(0, 10);
}

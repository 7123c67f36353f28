import type { QuestionStatus } from '#shared/collections/question.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { questionMessages as messages } from '#shared/language/ka/asking/questions.ts';

/** The allowed transitions of a question: from which states to which. Nothing else changes its status. */
export const transitions = {
  /** Paid for. */
  open: { from: ['awaiting_payment'], to: 'open' },
  /** A consultant takes it, for a day. */
  claim: { from: ['open'], to: 'claimed' },
  /** The consultant gives it back, or the day is over. */
  handBack: { from: ['claimed'], to: 'open' },
  answer: { from: ['claimed'], to: 'answered' },
  /** By its asker, or when the time for follow-ups is over. */
  close: { from: ['answered'], to: 'closed' },
  /** Given up by its asker before it was paid. */
  withdraw: { from: ['draft', 'awaiting_payment'], to: 'refused' },
  /** Refused by the portal, or unanswered in time: the money goes back. */
  refuse: { from: ['open', 'claimed'], to: 'refused' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly QuestionStatus[]; readonly to: QuestionStatus }>
>;

const hour = 3_600_000;
/** Duration of a consultant's lease. */
export const leaseMs = 24 * hour;
/** Deadline for an answer; then a question is refused and its money released. */
export const answerWithinMs = 72 * hour;
/** Period after the answer in which follow-ups are free. */
export const followupsMs = 7 * 24 * hour;
export const maxFollowups = 20;
/** How long the deadlines wait for the asker's reply to what a consultant asks back. */
export const replyWithinMs = 72 * hour;
export const maxAskBacks = 2;

export const canTransition = (move: keyof typeof transitions, status: QuestionStatus): boolean =>
  (transitions[move].from as readonly QuestionStatus[]).includes(status);

/** Who has a question. */
interface Claim {
  readonly status: string;
  readonly consultant_id: number | null;
  readonly lease_until: Date | null;
}

/** Whether a consultant holds a question now. */
export const holds = (
  { status, consultant_id, lease_until }: Claim,
  consultantId: number,
  now: number,
): boolean =>
  status === 'claimed' &&
  consultant_id === consultantId &&
  lease_until !== null &&
  lease_until.getTime() > now;

/** Whether a consultant holds a question or has answered it, and so may read it. */
export const isTheirs = (claim: Claim, consultantId: number, now: number): boolean =>
  claim.consultant_id === consultantId &&
  (claim.status === 'answered' || claim.status === 'closed' || holds(claim, consultantId, now));

export const claimRequired = (): Problem =>
  new Problem('forbidden', { message: messages.notClaimed, code: 'not_held' });

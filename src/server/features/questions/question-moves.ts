import type { QuestionStatus } from '#shared/collections/question.ts';

/** What can be done with a question: from which states, and what it is then. Nothing else moves one. */
export const moves = {
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
/** How long a consultant holds a question. */
export const leaseMs = 24 * hour;
/** Unanswered for so long, a question is given up and its money released. */
export const patienceMs = 72 * hour;
/** How long after the answer follow-ups are free. */
export const followupsMs = 7 * 24 * hour;
export const mostFollowups = 20;

export const may = (move: keyof typeof moves, status: QuestionStatus): boolean =>
  (moves[move].from as readonly QuestionStatus[]).includes(status);

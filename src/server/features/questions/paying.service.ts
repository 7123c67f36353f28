import { may, moves, patienceMs } from './question-moves.ts';
import type { QuestionsRepository, Tx } from './questions.repository.ts';

export type PayingService = ReturnType<typeof createPayingService>;

/** What payments ask of questions, each time within their own transaction (features/ledger/paid-things.ts). */
export function createPayingService({
  within,
  now,
}: {
  within: (tx: Tx) => QuestionsRepository;
  now: () => number;
}) {
  async function findPayable(tx: Tx, questionId: number) {
    const question = await within(tx).lockQuestion(questionId);
    return (
      question && {
        accountId: question.account_id,
        serviceId: question.service_id,
        isAwaitingPayment: question.status === 'awaiting_payment',
      }
    );
  }

  /** Consultants see it from now on. @returns false when it did not wait to be paid any more. */
  async function openQuestion(tx: Tx, questionId: number): Promise<boolean> {
    const questions = within(tx);
    const question = await questions.lockQuestion(questionId);
    if (!question || !may('open', question.status)) return false;
    await questions.open(questionId, { at: new Date(now()), dueAt: new Date(now() + patienceMs) });
    return true;
  }

  /** The bank took the price back while nobody had answered. */
  async function refuseRefunded(tx: Tx, questionId: number): Promise<void> {
    const questions = within(tx);
    const question = await questions.lockQuestion(questionId);
    if (question && may('refuse', question.status)) await questions.setStatus(questionId, moves.refuse.to);
  }

  return { findPayable, openQuestion, refuseRefunded };
}

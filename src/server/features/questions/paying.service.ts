import { answerWithinMs, canTransition, transitions } from './question-transitions.ts';
import type { QuestionsRepository, Tx } from './questions.repository.ts';
import type { StaffMail } from './staff-mail.service.ts';

/** What payments ask of questions, each time within their own transaction (`PaidQuestions` in ledger/holds.service.ts). */
export function createPayingService({
  within,
  staffMail,
  now,
}: {
  within: (tx: Tx) => QuestionsRepository;
  staffMail: Pick<StaffMail, 'tellConsultants'>;
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

  /** Opens a question to consultants, and tells them. @returns false when it was not waiting for its payment. */
  async function openQuestion(tx: Tx, questionId: number): Promise<boolean> {
    const questions = within(tx);
    const question = await questions.lockQuestion(questionId);
    if (!question || !canTransition('open', question.status)) return false;
    await questions.open(questionId, { at: new Date(now()), dueAt: new Date(now() + answerWithinMs) });
    await staffMail.tellConsultants(tx, questionId);
    return true;
  }

  /** Refuses an unanswered question whose payment the bank has refunded. */
  async function refuseRefunded(tx: Tx, questionId: number): Promise<void> {
    const questions = within(tx);
    const question = await questions.lockQuestion(questionId);
    if (question && canTransition('refuse', question.status))
      await questions.setStatus(questionId, transitions.refuse.to);
  }

  return { findPayable, openQuestion, refuseRefunded };
}

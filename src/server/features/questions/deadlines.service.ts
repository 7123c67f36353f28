import type { ChangeLogRepository } from '#server/records/change-log.repository.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import type { DeadlinesRepository } from './deadlines.repository.ts';
import { transitions } from './question-transitions.ts';
import type { QuestionState, QuestionsRepository, Transact, Tx } from './questions.repository.ts';

export type DeadlinesService = ReturnType<typeof createDeadlinesService>;

/** Releases the money that is held for a question, within the transaction that ends the question. */
export type ReleaseMoney = (tx: Tx, questionId: number, reason: 'expired' | 'refused') => Promise<unknown>;

/** The deadlines service ends leases, refuses overdue questions and releases their money, and closes answered ones. */
export function createDeadlinesService({
  deadlines,
  within,
  transact,
  release,
  enqueueMail,
  now,
}: {
  deadlines: DeadlinesRepository;
  within: (tx: Tx) => {
    deadlines: DeadlinesRepository;
    questions: QuestionsRepository;
    log: ChangeLogRepository;
  };
  transact: Transact;
  release: ReleaseMoney;
  enqueueMail: EnqueueMail;
  now: () => number;
}) {
  const at = () => new Date(now());

  async function runDeadlines(): Promise<void> {
    await deadlines.endLeases(at());
    while (await expireOverdue());
    await deadlines.closeAnswered(at());
  }

  /** Refuses the question that has waited longest past its deadline. @returns whether there was one. */
  function expireOverdue(): Promise<boolean> {
    return transact(async (tx) => {
      const { deadlines: rows, questions } = within(tx);
      const overdue = await rows.lockOverdue(at());
      const question = overdue === undefined ? undefined : await questions.lockQuestion(overdue);
      if (!question) return false;
      await end(tx, question, 'expired');
      return true;
    });
  }

  /**
   * Refuses a question that is paid and not answered; the asker is told the reason.
   * @param accountId the editor; null for the operator's command
   * @returns false for any other question.
   */
  function refuse({
    id,
    reason,
    accountId,
  }: {
    id: number;
    reason?: string;
    accountId: number | null;
  }): Promise<boolean> {
    return transact(async (tx) => {
      const { questions, log } = within(tx);
      const question = await questions.lockQuestion(id);
      if (!question || !(transitions.refuse.from as readonly string[]).includes(question.status))
        return false;
      await end(tx, question, 'refused');
      if (reason !== undefined) await questions.setRefusalReason(id, reason);
      await log.appendChanges([
        {
          ...{ collection: 'question', recordId: id, accountId, action: 'refuse', fields: ['status'] },
          ...{ before: { status: question.status }, after: { status: transitions.refuse.to } },
          ...(reason === undefined ? {} : { reason }),
        },
      ]);
      return true;
    });
  }

  async function end(
    tx: Tx,
    { id, account_id }: QuestionState,
    reason: 'expired' | 'refused',
  ): Promise<void> {
    await within(tx).questions.setStatus(id, transitions.refuse.to);
    await release(tx, id, reason);
    if (account_id !== null)
      await enqueueMail(tx, {
        kind: 'question_released',
        mustArrive: true,
        to: { account: account_id },
        facts: { question: id },
      });
  }

  return { runDeadlines, refuse };
}

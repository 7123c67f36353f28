import type { HoursRepository } from './hours.repository.ts';
import { moves } from './question-moves.ts';
import type { QuestionsRepository, Transact, Tx } from './questions.repository.ts';

export type HoursService = ReturnType<typeof createHoursService>;

/** What was kept aside for a question goes back to its asker. Part of the transaction that ends the question. */
export type ReleaseMoney = (tx: Tx, questionId: number, reason: 'expired' | 'refused') => Promise<unknown>;

/** What time does to questions: leases end, unanswered ones give the money back, answered ones close. */
export function createHoursService({
  hours,
  within,
  transact,
  release,
  now,
}: {
  hours: HoursRepository;
  within: (tx: Tx) => { hours: HoursRepository; questions: QuestionsRepository };
  transact: Transact;
  release: ReleaseMoney;
  now: () => number;
}) {
  const at = () => new Date(now());

  async function passTime(): Promise<void> {
    await hours.endLeases(at());
    while (await giveUpOne());
    await hours.closeAnswered(at());
  }

  /** @returns whether there was one to give up. */
  function giveUpOne(): Promise<boolean> {
    return transact(async (tx) => {
      const { hours: rows, questions } = within(tx);
      const id = await rows.lockOverdue(at());
      if (id === undefined) return false;
      await end(tx, questions, id, 'expired');
      return true;
    });
  }

  /** Refuses a question that was paid and not answered. @returns false when it is not such a one. */
  function refuse(id: number): Promise<boolean> {
    return transact(async (tx) => {
      const { questions } = within(tx);
      const question = await questions.lockQuestion(id);
      if (!question || !(moves.refuse.from as readonly string[]).includes(question.status)) return false;
      await end(tx, questions, id, 'refused');
      return true;
    });
  }

  async function end(
    tx: Tx,
    questions: QuestionsRepository,
    id: number,
    reason: 'expired' | 'refused',
  ): Promise<void> {
    await questions.setStatus(id, moves.refuse.to);
    await release(tx, id, reason);
    await questions.addLetter('question_released', id, at());
  }

  return { passTime, refuse };
}

import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import { moves } from './question-moves.ts';

export type HoursRepository = ReturnType<typeof createHoursRepository>;

/** What time does to questions. Safe to run in several places at once. */
export function createHoursRepository(db: Tx) {
  /** Questions whose holder let the day pass are open again. */
  async function endLeases(at: Date): Promise<void> {
    await sql`update question set status = ${moves.handBack.to}, consultant_id = wanted_consultant_id, lease_until = null
      where status = 'claimed' and lease_until <= ${at}`.execute(db);
  }

  /** A question that waited too long for an answer; nobody else has it until the transaction ends. */
  async function lockOverdue(at: Date): Promise<number | undefined> {
    const row = await db
      .selectFrom('question')
      .select('id')
      .where('status', 'in', [...moves.refuse.from])
      .where('answer_due_at', '<=', at)
      .where('account_id', 'is not', null)
      .orderBy('answer_due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return row?.id;
  }

  /** The time for follow-ups is over, and none waits for a reply. */
  async function closeAnswered(at: Date): Promise<void> {
    await sql`update question q set status = ${moves.close.to}
      where q.status = 'answered' and q.followups_until <= ${at}
        and not coalesce((select b.kind = 'followup' from questionblock b where b.question_id = q.id
          order by b.created_at desc, b.id desc limit 1), false)`.execute(db);
  }

  return { endLeases, lockOverdue, closeAnswered };
}

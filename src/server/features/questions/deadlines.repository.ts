import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import { transitions } from './question-transitions.ts';

export type DeadlinesRepository = ReturnType<typeof createDeadlinesRepository>;

/** The repository for deadlines. Its statements may run in several instances at once. */
export function createDeadlinesRepository(db: Tx) {
  /** Reopens questions whose lease has ended. */
  async function endLeases(at: Date): Promise<void> {
    await sql`update question set status = ${transitions.handBack.to}, consultant_id = wanted_consultant_id, lease_until = null, reply_until = null
      where status = 'claimed' and lease_until <= ${at}`.execute(db);
  }

  /** Locks an overdue question until the transaction ends, unless another instance has. */
  async function lockOverdue(at: Date): Promise<number | undefined> {
    const row = await db
      .selectFrom('question')
      .select('id')
      .where('status', 'in', [...transitions.refuse.from])
      .where('answer_due_at', '<=', at)
      .where('account_id', 'is not', null)
      .orderBy('answer_due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return row?.id;
  }

  /** Closes answered questions whose time for follow-ups is over and that have none waiting. */
  async function closeAnswered(at: Date): Promise<void> {
    await sql`update question q set status = ${transitions.close.to}
      where q.status = 'answered' and q.followups_until <= ${at}
        and not coalesce((select b.kind = 'followup' from questionblock b where b.question_id = q.id
          order by b.created_at desc, b.id desc limit 1), false)`.execute(db);
  }

  return { endLeases, lockOverdue, closeAnswered };
}

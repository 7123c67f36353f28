import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';

export type ReleasingRepository = ReturnType<typeof createReleasingRepository>;

export interface WaitingQuestion {
  readonly id: number;
  readonly title: string;
  readonly answered_at: Date;
  /** Shown already; what was said afterwards waits. */
  readonly is_public: boolean;
}

/** The editor's part in showing a question to everybody. */
export function createReleasingRepository(db: Tx) {
  async function listWaiting(): Promise<WaitingQuestion[]> {
    const { rows } = await sql<WaitingQuestion>`select id, title, answered_at, is_public from question q
      where status in ('answered', 'closed') and not is_private and (
        (published_at is null and publishing_refused_at is null)
        or (published_at is not null and exists (
          select from questionblock b where b.question_id = q.id and not b.is_shown)))
      order by answered_at, id`.execute(db);
    return rows;
  }

  /** @returns whether everybody may read it now: an answer and the asker's consent are needed. */
  async function approve(id: number, at: Date): Promise<boolean> {
    const { rows } = await sql`with shown as (
        update question set published_at = coalesce(published_at, ${at}), publishing_refused_at = null
        where id = ${id} and status in ('answered', 'closed') and not is_private returning id
      ), parts as (
        update questionblock set is_shown = true where question_id in (select id from shown) and not is_shown
      )
      select id from shown`.execute(db);
    return rows.length > 0;
  }

  async function refusePublishing(id: number, at: Date): Promise<boolean> {
    const { rows } = await sql`update question set published_at = null, publishing_refused_at = ${at}
      where id = ${id} and status in ('answered', 'closed') returning 1`.execute(db);
    return rows.length > 0;
  }

  return { listWaiting, approve, refusePublishing };
}

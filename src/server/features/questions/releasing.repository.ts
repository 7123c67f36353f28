import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';

export type ReleasingRepository = ReturnType<typeof createReleasingRepository>;

export interface WaitingQuestion {
  readonly id: number;
  readonly title: string;
  readonly category: string | null;
  readonly answered_at: Date;
  /** Shown already; what was said afterwards waits. */
  readonly is_public: boolean;
}

/** The editor's part in showing a question to everybody. */
export function createReleasingRepository(db: Tx) {
  async function listWaiting(): Promise<WaitingQuestion[]> {
    const { rows } = await sql<WaitingQuestion>`select id, title, answered_at, is_public,
        (select c.title from category c where c.id = q.category_id) as category from question q
      where status in ('answered', 'closed') and not is_private and (
        (published_at is null and publishing_refused_at is null)
        or (published_at is not null and exists (
          select from questionblock b where b.question_id = q.id and not b.is_shown)))
      order by answered_at, id`.execute(db);
    return rows;
  }

  /** Whether an editor may look at it: it has an answer, and its asker agreed to its being shown. */
  async function isReleasable(id: number): Promise<boolean> {
    const { rows } = await sql`select 1 from question
      where id = ${id} and status in ('answered', 'closed') and not is_private`.execute(db);
    return rows.length > 0;
  }

  /**
   * @param lastSeen the last part of the discussion that was read; what was said after it goes on waiting.
   * @returns whether everybody may read it now: an answer and the asker's consent are needed.
   */
  async function approve(id: number, lastSeen: number, at: Date): Promise<boolean> {
    const { rows } = await sql`with shown as (
        update question set published_at = coalesce(published_at, ${at}), publishing_refused_at = null
        where id = ${id} and status in ('answered', 'closed') and not is_private returning id
      ), parts as (
        update questionblock set is_shown = true
        where question_id in (select id from shown) and id <= ${lastSeen} and not is_shown
      )
      select id from shown`.execute(db);
    return rows.length > 0;
  }

  async function refusePublishing(id: number, at: Date): Promise<boolean> {
    const { rows } = await sql`update question set published_at = null, publishing_refused_at = ${at}
      where id = ${id} and status in ('answered', 'closed') returning 1`.execute(db);
    return rows.length > 0;
  }

  return { listWaiting, isReleasable, approve, refusePublishing };
}

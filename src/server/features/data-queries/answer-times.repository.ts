import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type AnswerTimesRepository = ReturnType<typeof createAnswerTimesRepository>;

/** Fewer answers than these tell nothing of how long one usually takes. */
const minAnswers = 3;

/** Reads how long consultants took to answer. */
export function createAnswerTimesRepository(db: Database) {
  /**
   * Returns by consultant the median, in whole hours, of the time from a question's payment (its asking, where none was
   * recorded) to its answer.
   */
  async function listMedianHours(
    consultantIds: readonly number[],
    since: Date,
  ): Promise<ReadonlyMap<number, number>> {
    if (consultantIds.length === 0) return new Map();
    const { rows } = await sql<{ id: number; hours: number }>`
      select consultant_id as id, ceil(percentile_cont(0.5) within group
        (order by extract(epoch from answered_at - coalesce(opened_at, asked_at))) / 3600)::integer as hours
      from question
      where consultant_id in (${sql.join(consultantIds)}) and answered_at > coalesce(opened_at, asked_at)
        and answered_at >= ${since} and status in ('answered', 'closed')
      group by consultant_id having count(*) >= ${minAnswers}`.execute(db);
    return new Map(rows.map(({ id, hours }) => [id, hours]));
  }

  return { listMedianHours };
}

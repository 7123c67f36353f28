import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type ConsultantFiguresRepository = ReturnType<typeof createConsultantFiguresRepository>;

/** Fewer answers than these tell nothing of how long one usually takes. */
const minAnswers = 3;

/** Fewer ratings than these tell nothing of a consultant, and might tell who gave them. */
const minRatings = 5;

export interface ConsultantRating {
  /** Stars, with one decimal. */
  readonly average: number;
  readonly count: number;
}

/** Reads how long consultants took to answer, and how their answers were rated. */
export function createConsultantFiguresRepository(db: Database) {
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

  async function listRatings(
    consultantIds: readonly number[],
  ): Promise<ReadonlyMap<number, ConsultantRating>> {
    if (consultantIds.length === 0) return new Map();
    const { rows } = await sql<ConsultantRating & { id: number }>`
      select consultant_id as id, round(avg(stars), 1)::float8 as average, count(*)::integer as count
      from question_rating where consultant_id in (${sql.join(consultantIds)})
      group by consultant_id having count(*) >= ${minRatings}`.execute(db);
    return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
  }

  return { listMedianHours, listRatings };
}

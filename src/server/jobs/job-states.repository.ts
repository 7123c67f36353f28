import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** The state of one queue's jobs, for monitoring. */
export interface JobState {
  readonly name: string;
  /** Jobs waiting to run, including those to be retried. */
  readonly waiting: number;
  /** The time from which the oldest of them could have run. */
  readonly oldest: Date | null;
  readonly active: number;
  /** Stored jobs that have no attempt left. */
  readonly failed: number;
  /** Of the jobs still stored. */
  readonly lastSuccess: Date | null;
  readonly lastFailure: Date | null;
}

/** Reads the state of the job queues. */
export function createJobStatesRepository(db: Database) {
  async function listJobStates(): Promise<JobState[]> {
    const { rows } = await sql<JobState>`
      select queue.name,
        count(*) filter (where state in ('created', 'retry'))::integer as waiting,
        min(start_after) filter (where state in ('created', 'retry')) as oldest,
        count(*) filter (where state = 'active')::integer as active,
        count(*) filter (where state = 'failed')::integer as failed,
        max(completed_on) filter (where state = 'completed') as "lastSuccess",
        max(completed_on) filter (where state = 'failed') as "lastFailure"
      from pgboss.queue left join pgboss.job on job.name = queue.name
      where not starts_with(queue.name, '__pgboss__') group by queue.name order by queue.name`.execute(db);
    return rows;
  }

  return { listJobStates };
}

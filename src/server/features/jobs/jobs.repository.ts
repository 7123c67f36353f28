import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createJobSender, mailQueue } from '#server/database/job-queue.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';

export type JobsRepository = ReturnType<typeof createJobsRepository>;

export type JobRowState = 'failed' | 'waiting';

export interface JobRow {
  readonly id: string;
  readonly state: JobRowState;
  readonly name: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly due_at: Date | null;
  readonly failed_at: Date | null;
  readonly error: string | null;
}

export interface JobsFilter {
  readonly search: string;
  /** Days of Tbilisi, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const deadLetters = `${mailQueue}-dead-letters`;

/** Reads and changes the jobs of pg-boss that wait or have failed. A mail that nobody tries any more counts as failed. */
export function createJobsRepository(db: Database) {
  const jobsOf = ({ search, from, to }: JobsFilter) => {
    const day = sql`(created_on at time zone 'Asia/Tbilisi')::date`;
    return sql`(select id::text, case when state = 'failed' or name = ${deadLetters} then 'failed' else 'waiting' end as state,
        name, retry_count + case when state = 'failed' then 1 else 0 end as attempts, created_on as created_at,
        case when state <> 'failed' and name <> ${deadLetters} then start_after end as due_at,
        case when name = ${deadLetters} then created_on else completed_on end as failed_at,
        left(regexp_replace(coalesce(output, source_output) ->> 'message', '\\S+@\\S+', '…', 'g'), 300) as error
      from pgboss.job
      where state in ('created', 'retry', 'failed') and not starts_with(name, '__pgboss__')
        and ${search === '' ? sql`true` : sql`position(${search.toLowerCase()} in name) > 0`}
        and ${from ? sql`${day} >= ${from}::date` : sql`true`} and ${to ? sql`${day} <= ${to}::date` : sql`true`}) as jobs`;
  };

  async function listJobs(
    filter: JobsFilter & { readonly state?: JobRowState | undefined },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: JobRow[]; counts: Record<JobRowState, number> }> {
    const { rows } = await sql<JobRow>`select * from ${jobsOf(filter)}
      where ${filter.state ? sql`state = ${filter.state}` : sql`true`}
      order by state, coalesce(failed_at, due_at) desc, id limit ${limit} offset ${offset}`.execute(db);
    const { rows: counted } = await sql<Record<JobRowState, number>>`
      select count(*) filter (where state = 'failed')::integer as failed,
        count(*) filter (where state = 'waiting')::integer as waiting from ${jobsOf(filter)}`.execute(db);
    return { rows, counts: counted[0] ?? { failed: 0, waiting: 0 } };
  }

  async function findJob(id: string): Promise<JobRow | undefined> {
    const { rows } = await sql<JobRow>`
      select * from ${jobsOf({ search: '' })} where id = ${id}`.execute(db);
    return rows[0];
  }

  /** Lets a job run now. @returns whether it will: another job of its kind may be waiting to be tried again already */
  async function runAgain({ id, name }: Pick<JobRow, 'id' | 'name'>): Promise<boolean> {
    if (name === deadLetters) return sendAgain(id);
    const { rows } = await sql`
      update pgboss.job j set state = case when state = 'failed' then 'retry' else state end,
        retry_limit = retry_limit + case when state = 'failed' then 1 else 0 end, completed_on = null, start_after = now()
      where j.name = ${name} and j.id = ${id}::uuid and j.state in ('created', 'retry', 'failed') and not (
        j.state = 'failed' and exists (select from pgboss.job other where other.name = j.name and other.state = 'retry'
          and other.singleton_key is not distinct from j.singleton_key))
      returning 1`.execute(db);
    return rows.length > 0;
  }

  /** Sends a mail again whose job nobody tries any more. */
  async function sendAgain(id: string): Promise<boolean> {
    const { rows } = await sql<{ mail: number }>`
      delete from pgboss.job where name = ${deadLetters} and id = ${id}::uuid
      returning (data ->> 'mail')::integer as mail`.execute(db);
    const mail = rows[0]?.mail;
    if (mail === undefined) return false;
    await db.updateTable('mail').set({ failed_at: null }).where('id', '=', mail).execute();
    await createJobSender(db)(mailQueue, { mail }, { key: String(mail) });
    return true;
  }

  return { listJobs, findJob, runAgain, log: createChangeLogRepository(db) };
}

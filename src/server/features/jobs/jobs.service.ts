import type { Actor } from '#server/records/revisions/opening.service.ts';
import { conflict, noRecord } from '#server/records/revisions/refusals.ts';
import { jobsMessages } from '#shared/language/ka/office/jobs.ts';
import type { JobRow, JobRowState, JobsRepository } from './jobs.repository.ts';

export type JobsDesk = ReturnType<typeof createJobsDesk>;

export interface JobsDeskParts {
  readonly jobs: Pick<JobsRepository, 'listJobs'>;
  readonly transact: <Result>(work: (jobs: JobsRepository) => Promise<Result>) => Promise<Result>;
}

/** The desk of background jobs that wait or have failed. */
export function createJobsDesk({ jobs, transact }: JobsDeskParts) {
  async function listJobs(query: {
    search: string;
    state?: JobRowState | undefined;
    from?: string | undefined;
    to?: string | undefined;
    page: number;
    limit: number;
  }) {
    const { state, page, limit } = query;
    const { rows, counts } = await jobs.listJobs(
      { ...query, search: query.search.trim() },
      { limit, offset: (page - 1) * limit },
    );
    return { rows, total: state ? counts[state] : counts.failed + counts.waiting, counts };
  }

  /** @throws Problem 404; 409 `already_waiting` where another job of its kind is tried again already */
  const runAgain = ({ accountId }: Actor, id: string): Promise<JobRow> =>
    transact(async (tx) => {
      const job = await tx.findJob(id);
      if (!job) throw noRecord();
      if (!(await tx.runAgain(job))) throw conflict(jobsMessages.alreadyWaiting, 'already_waiting');
      await tx.log.appendChanges([
        {
          ...{ collection: 'job', recordId: null, accountId, action: 'run_again', fields: [] },
          after: { id, name: job.name },
        },
      ]);
      return (await tx.findJob(id)) ?? { ...job, state: 'waiting', failed_at: null, error: null };
    });

  return { listJobs, runAgain };
}

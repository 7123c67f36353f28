import type { Connection } from '#server/database/connection.ts';
import { ensureQueues, openJobQueue, queueDefaults } from '#server/database/job-queue.ts';
import { createAlarms } from './alarms.ts';

/** Work that runs on a schedule: once across all instances, and never twice at a time. */
export interface ScheduledJob {
  readonly name: string;
  /** Cron expression of five fields, in Tbilisi time. */
  readonly cron: string;
  /** Whether it also runs when a process starts. */
  readonly runsAtStart?: boolean;
  /** Whether a run that was missed while no process was up is made up for, once. */
  readonly catchesUp?: boolean;
  /** The next moment at which there is work, asked after each run: the job then runs without waiting for its schedule. */
  readonly nextDue?: () => Promise<Date | undefined>;
  /** Whether an announced tag may mean new work, or a new due time where there is `nextDue`. */
  readonly isWokenBy?: (tag: string) => boolean;
  run(): Promise<unknown>;
}

/** Handles the jobs of one queue, one at a time in each process. */
export interface QueueWorker {
  readonly queue: string;
  /** Handles a job. @throws what should be retried; while it is retried, the next jobs wait for the normal polling */
  work(job: {
    readonly data: never;
    /** Counted from 1. */
    readonly attempt: number;
    readonly isLastAttempt: boolean;
  }): Promise<
    { readonly status: 'completed' } | { readonly status: 'failed' | 'deadletter'; readonly error: Error }
  >;
}

export type JobRunner = ReturnType<typeof createJobRunner>;

const timeZone = 'Asia/Tbilisi';
const everyMinute = /^\* /;
/** Workers are notified when a job is sent; polling only covers lost notifications. */
const polling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 60 } as const;
/** How long running jobs may take to finish when the process stops. */
const stopMs = 5_000;

/** Runs the portal's jobs on pg-boss: scheduled ones by cron or by alarm, queued ones as they arrive. */
export function createJobRunner({
  database,
  jobs,
  workers,
  now = Date.now,
  onError,
}: {
  database: Connection;
  jobs: readonly ScheduledJob[];
  workers: readonly QueueWorker[];
  /** The clock of alarms; the queue and its cron schedules go by the database's. */
  now?: () => number;
  onError: (what: string, error: unknown) => void;
}) {
  const boss = openJobQueue(database);
  boss.on('error', (error) => onError('job queue', error));
  const send = (name: string): Promise<unknown> => boss.send(name);
  const alarms = createAlarms({ jobs, send, now, onError });
  let isStarted = false;

  async function start(): Promise<void> {
    await boss.start();
    await ensureQueues(boss, jobs.map(queueOf));
    await schedule();
    for (const job of jobs) await boss.work(job.name, polling, ([current]) => runScheduled(job, current));
    for (const worker of workers) await startWorker(worker);
    for (const job of jobs) if (job.runsAtStart) await send(job.name);
    isStarted = true;
    alarms.setAll();
  }

  async function runScheduled(job: ScheduledJob, current: { retryCount: number } | undefined): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      onError(`job ${job.name}, attempt ${(current?.retryCount ?? 0) + 1}`, error);
      throw error;
    } finally {
      alarms.set(job);
    }
  }

  async function startWorker({ queue, work }: QueueWorker): Promise<void> {
    const options = { ...polling, includeMetadata: true, perJobResults: true } as const;
    const id: string = await boss.work(queue, options, async ([job]) => {
      if (!job) return [];
      const attempt = job.retryCount + 1;
      const complain = (error: unknown) => onError(`job ${queue}, attempt ${attempt}`, error);
      try {
        const isLastAttempt = job.retryCount >= job.retryLimit;
        const outcome = await work({ data: job.data as never, attempt, isLastAttempt });
        if (outcome.status !== 'completed') complain(outcome.error);
        // Wakes the worker at once for the next job.
        boss.notifyWorker(id);
        return [{ id: job.id, status: outcome.status }];
      } catch (error) {
        complain(error);
        throw error;
      }
    });
  }

  /** Registers the schedules of this program's jobs and removes unknown ones. */
  async function schedule(): Promise<void> {
    for (const { name, cron, catchesUp } of jobs)
      await boss.schedule(name, cron, null, { tz: timeZone, missed: catchesUp ? 'once' : 'skip' });
    for (const { name } of await boss.getSchedules())
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
  }

  return {
    start,
    /** Takes a tag that the database announced. Before the start there may be no queues, and the start considers all jobs. */
    onAnnouncement: (tag: string): void => {
      if (isStarted) alarms.onAnnouncement(tag);
    },
    /** Reconsiders all jobs: announcements may have been missed. */
    onReconnect: (): void => {
      if (isStarted) alarms.setAll();
    },
    stop: async () => {
      alarms.stop();
      await boss.stop({ graceful: true, timeout: stopMs, close: false });
    },
  };
}

const queueOf = ({ name, cron }: ScheduledJob) => ({
  ...queueDefaults,
  name,
  // At most one job waits while one runs: no trigger is lost and none pile up.
  policy: 'stately',
  retryLimit: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  // Finished jobs are kept long enough to see the last success.
  deleteAfterSeconds: everyMinute.test(cron) ? 3_600 : 8 * 86_400,
});

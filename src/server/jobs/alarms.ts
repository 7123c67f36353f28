/** The part of a `ScheduledJob` (job-runner.ts) that alarms use. */
interface AlarmedJob {
  readonly name: string;
  readonly nextDue?: () => Promise<Date | undefined>;
  readonly isWokenBy?: (tag: string) => boolean;
}

/** Alarms are set only this far ahead; the cron schedule covers later times. */
const horizonMs = 90_000;
/** Announcements come in bursts, which are handled together after this delay. */
const burstMs = 250;

/**
 * Runs jobs at the exact moment they are due, where the minute of cron is too coarse. The alarm of a job is set anew after each
 * run and each announcement that may have changed its due time. If the process dies with an alarm set, the job runs at the next
 * minute of its schedule.
 */
export function createAlarms({
  jobs,
  send,
  now,
  onError,
}: {
  jobs: readonly AlarmedJob[];
  send: (name: string) => Promise<unknown>;
  now: () => number;
  onError: (what: string, error: unknown) => void;
}) {
  const alarms = new Map<string, NodeJS.Timeout>();
  const woken = new Set<AlarmedJob>();
  let burst: NodeJS.Timeout | undefined;
  let isStopped = false;

  function ring({ name }: AlarmedJob): void {
    if (!isStopped) send(name).catch((error) => onError(`job ${name}, sending`, error));
  }

  /** Asks a job for its next due time and sets its alarm. */
  function set(job: AlarmedJob): void {
    if (!job.nextDue || isStopped) return;
    job.nextDue().then(
      (due) => {
        clearTimeout(alarms.get(job.name));
        const inMs = due === undefined ? undefined : Math.max(0, due.getTime() - now());
        if (inMs !== undefined && inMs <= horizonMs && !isStopped)
          alarms.set(job.name, setTimeout(ring, inMs, job).unref());
      },
      (error) => onError(`job ${job.name}, asking when it is due`, error),
    );
  }

  function wake(job: AlarmedJob): void {
    woken.add(job);
    burst ??= setTimeout(() => {
      burst = undefined;
      for (const each of woken) (each.nextDue ? set : ring)(each);
      woken.clear();
    }, burstMs).unref();
  }

  return {
    set,
    onAnnouncement: (tag: string): void => {
      for (const job of jobs) if (job.isWokenBy?.(tag)) wake(job);
    },
    setAll: (): void => {
      for (const job of jobs) if (job.isWokenBy || job.nextDue) wake(job);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(burst);
      for (const alarm of alarms.values()) clearTimeout(alarm);
    },
  };
}

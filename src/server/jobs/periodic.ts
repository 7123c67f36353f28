export interface Periodic {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** Runs small repeatable work in this process, one at a time each; a failure is told and tried again next time. */
export function startPeriodic(
  jobs: readonly Periodic[],
  onError: (name: string, error: unknown) => void,
): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = jobs.map((job) => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const work = job
        .run()
        .catch((error) => onError(job.name, error))
        .finally(() => {
          isBusy = false;
          running.delete(work);
        });
      running.add(work);
    }, job.everyMs).unref();
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}

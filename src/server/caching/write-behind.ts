/**
 * Batches writes of data that this process buffers in memory: `write` is called `delayMs` after the first `schedule`. When
 * it throws, it must have kept what it could not write; it is called again after the same delay.
 */
export function createWriteBehind({
  delayMs,
  write,
  onError,
}: {
  delayMs: number;
  write: () => Promise<void>;
  onError: (error: unknown) => void;
}) {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Schedules a write, unless one is scheduled. */
  function schedule(): void {
    if (!isClosed) timer ??= setTimeout(flush, delayMs).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      await write();
    } catch (error) {
      onError(error);
      schedule();
    }
  }

  /** Writes what is buffered and schedules nothing more. */
  async function close(): Promise<void> {
    isClosed = true;
    await flush();
  }

  return { schedule, flush, close };
}

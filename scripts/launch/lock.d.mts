/**
 * Runs `work` while no other process of this clone does work under the same name; waits for its turn.
 * `work` gets a function that names a further process, so that the lock outlives us when that one does.
 */
export function withLock<T>(
  name: string,
  say: (line: string) => void,
  work: (alsoHeldBy: (pid: number) => void) => Promise<T>,
): Promise<T>;

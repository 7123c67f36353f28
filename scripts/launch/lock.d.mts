/** Runs `work` while no other process of this clone does work under the same name; waits for its turn. */
export function withLock<T>(name: string, say: (line: string) => void, work: () => Promise<T>): Promise<T>;

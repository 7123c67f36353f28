/** How often something happened in a window that began with its first time. */
export interface Count {
  readonly count: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Counts by key, in windows of a length. Where the counts lie decides how many instances share them. */
export interface Counters {
  /** Counts one more and says how many there are now. */
  add(key: string, windowSeconds: number): Promise<Count>;
  /** How many there are; `count: 0` when the window is over. */
  read(key: string): Promise<Count>;
  forget(key: string): Promise<void>;
  /** Takes away windows that are over, where nobody else does. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

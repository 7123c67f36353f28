/** How often something happened in a window that began with its first time. */
export interface Count {
  readonly count: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly endsAt: number;
}

export interface Counted {
  readonly key: string;
  readonly windowSeconds: number;
}

/**
 * Counts by key, in windows of a length; several keys are one question. Where the counts lie decides how many instances
 * share them. Answers stand in the order of the keys.
 */
export interface Counters {
  /** Counts one more of each and says how many there are now. */
  add(counted: readonly Counted[]): Promise<Count[]>;
  /** How many there are; `count: 0` when the window is over. */
  read(keys: readonly string[]): Promise<Count[]>;
  /** Takes away windows that are over, where nobody else does. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

import type { Pool } from 'pg';

/** A connection to the database: the same interface for an embedded PGlite and for a PostgreSQL server. */
export interface Connection {
  readonly pool: Pool;
  readonly embedded: boolean;
  /**
   * Subscribes to a notification channel. `onRestart` is called after every (re)connection: notifications before it may have
   * been missed.
   * @returns a function that unsubscribes
   */
  listen(
    channel: string,
    hear: { onMessage(payload: string): void; onRestart(): void },
  ): Promise<() => Promise<void>>;
  /** Whether every subscribed channel is connected now. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** The database cannot be used; the message names the remedy. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

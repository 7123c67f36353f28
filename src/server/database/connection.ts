import type { Pool } from 'pg';

/** How the portal reaches its database: an embedded PGlite and a PostgreSQL by address look the same from here on. */
export interface Connection {
  readonly pool: Pool;
  readonly embedded: boolean;
  /**
   * Hears a channel until closed. `onRestart` is called after every (re)connection: what was announced before is not known.
   * @returns a function that stops listening.
   */
  listen(
    channel: string,
    hear: { onMessage(payload: string): void; onRestart(): void },
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A database that cannot be used; the message says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

import type { Database } from './connect.ts';

/** A transaction under way: what repositories take in place of the database. */
export type Tx = Database;

export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Serialization failure and deadlock: nothing happened, and the same work may well succeed now. */
const again = new Set(['40001', '40P01']);
const mostTries = 5;

/** Runs work in one transaction: all of it or nothing. Work may run more than once, so it does nothing but ask the database. */
export function createTransact(db: Database): Transact {
  return async (work) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        const code = (error as { code?: unknown } | null)?.code;
        if (typeof code !== 'string' || !again.has(code) || tries === mostTries) throw error;
      }
  };
}

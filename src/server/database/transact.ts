import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** An open transaction, which repositories take in place of the database. */
export type Tx = Database;

export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Codes of serialization failures and deadlocks: the transaction was rolled back and may succeed when retried. */
const retryableCodes = new Set(['40001', '40P01']);
const maxAttempts = 5;

/** Runs work in one transaction and retries it on conflicts. As it may run several times, it must only use the database. */
export function createTransact(db: Database): Transact {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        const code = (error as { code?: unknown } | null)?.code;
        if (typeof code !== 'string' || !retryableCodes.has(code) || attempt === maxAttempts) throw error;
      }
  };
}

/** Runs work within an open transaction: where it fails, what it did is undone and the rest of the transaction goes on. */
export const transactWithin =
  (tx: Tx): Transact =>
  async (work) => {
    await sql`savepoint inner_work`.execute(tx);
    try {
      const result = await work(tx);
      await sql`release savepoint inner_work`.execute(tx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint inner_work`.execute(tx);
      await sql`release savepoint inner_work`.execute(tx);
      throw error;
    }
  };

/** Does work in a transaction that is always undone. @returns what the work found */
export async function tryOut<Result>(transact: Transact, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const undo = new Error('the work is undone');
  let outcome: { readonly result: Result } | undefined;
  await transact(async (tx) => {
    outcome = { result: await work(tx) };
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (!outcome) throw undo;
  return outcome.result;
}

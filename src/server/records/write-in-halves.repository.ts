import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { FieldFault } from '#shared/collections/record-faults.ts';
import { explainRefusal, isRefusal, type Refusal, type Refused } from './explain-refusal.repository.ts';

/** Reports why a record was not written, by its line. */
export type Refuse = (line: number, faults: readonly FieldFault[]) => void;

/** The result for one item of a batch. */
interface Done<One> {
  readonly one: One;
  readonly isChanged: boolean;
}

/**
 * Writes a batch as one. When the database refuses it, its halves are tried, down to the one that is refused; what is refused
 * leaves nothing behind.
 */
export async function writeInHalves<One extends { readonly line: number; readonly id: number }>(
  db: Database,
  all: readonly One[],
  write: (db: Database, some: readonly One[]) => Promise<ReadonlySet<number>>,
  refuse: Refuse,
  refusedBy: (one: One) => Refused,
): Promise<Done<One>[]> {
  if (all.length === 0) return [];
  const result = await attempt(db, () => write(db, all));
  if (!isRefusal(result)) return all.map((one) => ({ one, isChanged: result.has(one.id) }));
  const [only] = all;
  if (all.length === 1 && only) {
    refuse(only.line, await explainRefusal(db, result, refusedBy(only)));
    return [];
  }
  const half = Math.ceil(all.length / 2);
  const results: Done<One>[] = [];
  for (const part of [all.slice(0, half), all.slice(half)])
    results.push(...(await writeInHalves(db, part, write, refuse, refusedBy)));
  return results;
}

/** Runs a part of the transaction; when it fails, what it did is undone and the database's refusal returned. */
async function attempt<Result>(db: Database, work: () => Promise<Result>): Promise<Result | Refusal> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint part`.execute(db);
    return error;
  }
}

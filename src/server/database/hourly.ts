import { sql } from 'kysely';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages } from '#shared/language/ka/account/accounts.ts';
import type { Tx } from './transact.ts';

const hourMs = 3_600_000;
/** Advisory lock keys by table: concurrent calls of one account are counted one after the other. */
const lockKeys = {
  question: 5_412_114,
  payment_order: 5_412_115,
  comment: 5_412_116,
  question_attachment: 5_412_117,
} as const;
const timeColumns = {
  question: 'asked_at',
  payment_order: 'created_at',
  comment: 'created_at',
  question_attachment: 'created_at',
} as const;

/**
 * Refuses an account that inserted `most` rows or more within the last hour. The lock is held until the transaction ends.
 * @throws Problem `too_many` with the seconds until the next row is allowed
 */
export async function refuseBeyondHourly(
  tx: Tx,
  {
    table,
    accountId,
    most,
    now,
  }: { table: keyof typeof timeColumns; accountId: number; most: number; now: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys[table]}, ${accountId})`.execute(tx);
  const at = sql.ref(timeColumns[table]);
  const { rows } = await sql<{ at: Date }>`select ${at} as at from ${sql.table(table)}
    where account_id = ${accountId} and ${at} > ${new Date(now - hourMs)} order by ${at} desc offset ${most - 1} limit 1`.execute(
    tx,
  );
  const oldest = rows[0]?.at.getTime();
  if (oldest === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((oldest + hourMs - now) / 1000));
  throw new Problem(
    'too_many',
    { message: accountMessages.tooMany, code: 'too_many' },
    undefined,
    retryAfter,
  );
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type TwoFactorRepository = ReturnType<typeof createTwoFactorRepository>;

export interface TwoFactorRow {
  readonly secret: string;
  readonly closed_until: Date | null;
}

/** Ten minutes of steps. */
const stepsOfDoubt = 20;

export function createTwoFactorRepository(db: Database) {
  async function findTwoFactor(accountId: number): Promise<TwoFactorRow | undefined> {
    const { rows } = await sql<TwoFactorRow>`select secret, closed_until from account_two_factor
      where account_id = ${accountId}`.execute(db);
    return rows[0];
  }

  async function saveTwoFactor(accountId: number, secret: string, recoveryHashes: string[]): Promise<void> {
    await sql`insert into account_two_factor (account_id, secret, recovery_hashes, last_step)
      values (${accountId}, ${secret}, ${recoveryHashes}, 0)
      on conflict (account_id) do update set secret = excluded.secret, recovery_hashes = excluded.recovery_hashes,
        last_step = 0, failures = 0, closed_until = null`.execute(db);
  }

  /** Lists sealed secrets by account, from the account after `afterId` on. */
  async function listSecrets(
    afterId: number,
    limit: number,
  ): Promise<{ account_id: number; secret: string }[]> {
    return db
      .selectFrom('account_two_factor')
      .select(['account_id', 'secret'])
      .where('account_id', '>', afterId)
      .orderBy('account_id')
      .limit(limit)
      .execute();
  }

  /** Writes a secret in another form, unless it has been changed meanwhile. */
  async function replaceSecret(accountId: number, { from, to }: { from: string; to: string }): Promise<void> {
    await db
      .updateTable('account_two_factor')
      .set({ secret: to })
      .where('account_id', '=', accountId)
      .where('secret', '=', from)
      .execute();
  }

  /**
   * Counts a try before its code is looked at. The try that reaches `most` closes the factor; a right code opens it again.
   * @returns the tries since the last right code, or undefined while the factor is closed or not enrolled.
   */
  async function countTry(
    accountId: number,
    { most, at, closesUntil }: { most: number; at: Date; closesUntil: Date },
  ): Promise<number | undefined> {
    const { rows } = await sql<{ failures: number }>`
      update account_two_factor set
        failures = case when closed_until is null then failures + 1 else 1 end,
        closed_until = case when closed_until is null and failures + 1 >= ${most} then ${closesUntil}::timestamptz end
      where account_id = ${accountId} and (closed_until is null or closed_until <= ${at})
      returning failures`.execute(db);
    return rows[0]?.failures;
  }

  /**
   * Marks a time step as used. A used step further ahead than any clock of a phone comes from a server clock that was set
   * back since, and does not count. @returns whether it was unused.
   */
  async function takeStep(accountId: number, step: number): Promise<boolean> {
    const { rows } =
      await sql`update account_two_factor set last_step = ${step}, failures = 0, closed_until = null
      where account_id = ${accountId} and (last_step < ${step} or last_step > ${step + stepsOfDoubt}) returning 1`.execute(
        db,
      );
    return rows.length > 0;
  }

  /** Removes a recovery code. @returns whether there was one. */
  async function takeRecovery(accountId: number, hash: string): Promise<boolean> {
    const { rows } =
      await sql`update account_two_factor set recovery_hashes = array_remove(recovery_hashes, ${hash}),
        failures = 0, closed_until = null
      where account_id = ${accountId} and ${hash} = any(recovery_hashes) returning 1`.execute(db);
    return rows.length > 0;
  }

  return { findTwoFactor, saveTwoFactor, listSecrets, replaceSecret, countTry, takeStep, takeRecovery };
}

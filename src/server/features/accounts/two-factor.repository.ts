import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type TwoFactorRepository = ReturnType<typeof createTwoFactorRepository>;

export interface TwoFactorRow {
  readonly secret: string;
  readonly last_step: string;
}

export function createTwoFactorRepository(db: Database) {
  async function findTwoFactor(accountId: number): Promise<TwoFactorRow | undefined> {
    const { rows } = await sql<TwoFactorRow>`select secret, last_step from account_two_factor
      where account_id = ${accountId}`.execute(db);
    return rows[0];
  }

  async function saveTwoFactor(accountId: number, secret: string, recoveryHashes: string[]): Promise<void> {
    await sql`insert into account_two_factor (account_id, secret, recovery_hashes, last_step)
      values (${accountId}, ${secret}, ${recoveryHashes}, 0)
      on conflict (account_id) do update set secret = excluded.secret, recovery_hashes = excluded.recovery_hashes,
        last_step = 0`.execute(db);
  }

  /** Uses a step up. @returns whether it was still unused. */
  async function takeStep(accountId: number, step: number): Promise<boolean> {
    const { rows } = await sql`update account_two_factor set last_step = ${step}
      where account_id = ${accountId} and last_step < ${step} returning 1`.execute(db);
    return rows.length > 0;
  }

  /** Uses a recovery code up. @returns whether there was one. */
  async function takeRecovery(accountId: number, hash: string): Promise<boolean> {
    const { rows } =
      await sql`update account_two_factor set recovery_hashes = array_remove(recovery_hashes, ${hash})
      where account_id = ${accountId} and ${hash} = any(recovery_hashes) returning 1`.execute(db);
    return rows.length > 0;
  }

  return { findTwoFactor, saveTwoFactor, takeStep, takeRecovery };
}

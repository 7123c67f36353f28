import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

export interface PasskeyRow {
  readonly id: number;
  readonly account_id: number;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/** The repository of passkeys and of the challenges that devices are to sign. */
export function createPasskeysRepository(db: Database) {
  async function addChallenge(challenge: {
    hash: Buffer;
    accountId: number | null;
    expiresAt: Date;
  }): Promise<void> {
    const { hash, accountId: account_id, expiresAt: expires_at } = challenge;
    await db.insertInto('passkey_challenge').values({ hash, account_id, expires_at }).execute();
  }

  /** Uses a challenge up. @returns whether it waited for that account, or for somebody who signs in (`null`). */
  async function takeChallenge(hash: Buffer, accountId: number | null, at: Date): Promise<boolean> {
    const { rows } = await sql`delete from passkey_challenge where hash = ${hash}
      and account_id is not distinct from ${accountId}::integer and expires_at > ${at} returning 1`.execute(
      db,
    );
    return rows.length > 0;
  }

  async function removeExpiredChallenges(at: Date): Promise<void> {
    await db.deleteFrom('passkey_challenge').where('expires_at', '<', at).execute();
  }

  /** @returns false when the device has given that passkey to an account before. */
  async function addPasskey(passkey: {
    accountId: number;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
    transports: string[];
    agent: string;
    at: Date;
  }): Promise<boolean> {
    const row = await db
      .insertInto('account_passkey')
      .values({
        account_id: passkey.accountId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        agent: passkey.agent,
        created_at: passkey.at,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Finds a passkey by what the device calls it, unless its account is blocked. */
  async function findPasskey(
    credentialId: string,
  ): Promise<(PasskeyRow & { email: string; is_staff: boolean }) | undefined> {
    const { rows } = await sql<PasskeyRow & { email: string; is_staff: boolean }>`
      select p.id, p.account_id, p.credential_id, p.public_key, p.counter::float8 as counter, p.transports,
        a.email, a.roles <> '{}' as is_staff
      from account_passkey p join account a on a.id = p.account_id
      where p.credential_id = ${credentialId} and a.blocked_at is null`.execute(db);
    return rows[0];
  }

  async function listPasskeys(accountId: number) {
    return db
      .selectFrom('account_passkey')
      .select(['id', 'credential_id', 'transports', 'agent', 'created_at', 'used_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
  }

  /** Notes a use. @returns false when the device's count has not risen since: the key was copied, or used twice at once. */
  async function markUsed(id: number, counter: number, at: Date): Promise<boolean> {
    const { rows } = await sql`update account_passkey set counter = ${counter}, used_at = ${at}
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning 1`.execute(
      db,
    );
    return rows.length > 0;
  }

  async function removePasskey(accountId: number, id: number): Promise<boolean> {
    const removed = await db
      .deleteFrom('account_passkey')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  return {
    addChallenge,
    takeChallenge,
    removeExpiredChallenges,
    addPasskey,
    findPasskey,
    listPasskeys,
    markUsed,
    removePasskey,
  };
}

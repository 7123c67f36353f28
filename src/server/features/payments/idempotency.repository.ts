import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>;

export interface KeyRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly answer: string | null;
}

interface Key {
  readonly accountId: number;
  readonly key: string;
}

/** A leased key; the lease ends at `until`. */
export interface KeyLease extends Key {
  readonly until: Date;
}

/** Stores the answers to calls with an Idempotency-Key. */
export function createIdempotencyRepository(db: Database) {
  /**
   * Leases a key that is new, was created before `expiredBefore`, or whose lease ended without an answer.
   * @returns the order created under the key so far; undefined if the key could not be leased
   */
  async function leaseKey(
    { accountId, key }: Key,
    times: { fingerprint: string; at: Date; until: Date; expiredBefore: Date },
  ): Promise<{ orderId: number | null } | undefined> {
    const { rows } = await sql<{ order_id: number | null }>`
      insert into idempotency_key as known (account_id, key, fingerprint, taken_until, created_at)
      values (${accountId}, ${key}, ${times.fingerprint}, ${times.until}, ${times.at})
      on conflict (account_id, key) do update set fingerprint = excluded.fingerprint, taken_until = excluded.taken_until,
        status = null, answer = null,
        order_id = case when known.created_at < ${times.expiredBefore} then null else known.order_id end,
        created_at = case when known.created_at < ${times.expiredBefore} then excluded.created_at else known.created_at end
      where known.created_at < ${times.expiredBefore}
        or (known.status is null and known.taken_until < ${times.at} and known.fingerprint = excluded.fingerprint)
      returning order_id`.execute(db);
    return rows[0] && { orderId: rows[0].order_id };
  }

  async function findKey({ accountId, key }: Key): Promise<KeyRow | undefined> {
    return db
      .selectFrom('idempotency_key')
      .select(['fingerprint', 'status', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
  }

  const ownLease = ({ accountId, key, until }: KeyLease) =>
    db
      .updateTable('idempotency_key')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('taken_until', '=', until)
      .where('status', 'is', null);

  /** @returns false if another attempt has the lease now */
  async function saveAnswer(lease: KeyLease, status: number, answer: string): Promise<boolean> {
    const { numUpdatedRows } = await ownLease(lease).set({ status, answer }).executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** @returns false if another attempt has the lease now */
  async function saveOrder(lease: KeyLease, orderId: number): Promise<boolean> {
    const { numUpdatedRows } = await ownLease(lease).set({ order_id: orderId }).executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Releases a key after a failure: the call may be repeated at once and continues with its order. */
  async function releaseKey(lease: KeyLease, at: Date): Promise<void> {
    await ownLease(lease)
      .set({ taken_until: new Date(at.getTime() - 1) })
      .execute();
  }

  async function deleteKeys(before: Date): Promise<void> {
    await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
  }

  return { leaseKey, findKey, saveAnswer, saveOrder, releaseKey, deleteKeys };
}

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

/** A key whose turn is ours until then, unless it has been taken over. */
export interface Turn extends Key {
  readonly until: Date;
}

/** What calls with an Idempotency-Key answered. */
export function createIdempotencyRepository(db: Database) {
  /**
   * Takes the turn at a key: it is new, older than `forgottenBefore`, or whoever had it never answered.
   * @returns the order that was begun under it, or undefined when it is not ours.
   */
  async function takeKey(
    { accountId, key }: Key,
    times: { fingerprint: string; at: Date; until: Date; forgottenBefore: Date },
  ): Promise<{ orderId: number | null } | undefined> {
    const { rows } = await sql<{ order_id: number | null }>`
      insert into idempotency_key as known (account_id, key, fingerprint, taken_until, created_at)
      values (${accountId}, ${key}, ${times.fingerprint}, ${times.until}, ${times.at})
      on conflict (account_id, key) do update set fingerprint = excluded.fingerprint, taken_until = excluded.taken_until,
        status = null, answer = null,
        order_id = case when known.created_at < ${times.forgottenBefore} then null else known.order_id end,
        created_at = case when known.created_at < ${times.forgottenBefore} then excluded.created_at else known.created_at end
      where known.created_at < ${times.forgottenBefore}
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

  const ownTurn = ({ accountId, key, until }: Turn) =>
    db
      .updateTable('idempotency_key')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('taken_until', '=', until)
      .where('status', 'is', null);

  /** @returns false when the turn has gone to somebody else meanwhile. */
  async function saveAnswer(turn: Turn, status: number, answer: string): Promise<boolean> {
    const { numUpdatedRows } = await ownTurn(turn).set({ status, answer }).executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** @returns false when the turn has gone to somebody else meanwhile. */
  async function saveOrder(turn: Turn, orderId: number): Promise<boolean> {
    const { numUpdatedRows } = await ownTurn(turn).set({ order_id: orderId }).executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** The call came to nothing and may be made again at once, going on with the order it had begun. */
  async function giveUpKey(turn: Turn, at: Date): Promise<void> {
    await ownTurn(turn)
      .set({ taken_until: new Date(at.getTime() - 1) })
      .execute();
  }

  async function forgetKeys(before: Date): Promise<void> {
    await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
  }

  return { takeKey, findKey, saveAnswer, saveOrder, giveUpKey, forgetKeys };
}

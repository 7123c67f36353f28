import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';

export type PackagesRepository = ReturnType<typeof createPackagesRepository>;

/** Packages of questions that users have bought. */
export function createPackagesRepository(tx: Tx) {
  async function addPackage(
    values: {
      accountId: number;
      serviceId: number;
      orderId?: number | undefined;
      questions: number;
      validUntil: Date;
    },
    at: Date,
  ): Promise<number> {
    const row = await tx
      .insertInto('userpackage')
      .values({
        account_id: values.accountId,
        service_id: values.serviceId,
        order_id: values.orderId ?? null,
        questions_left: values.questions,
        valid_until: values.validUntil,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /**
   * Takes one question of the package that ends first. All that would do are locked: whoever comes at the same time
   * waits and then sees what is left.
   */
  async function takeQuestion(accountId: number, at: Date): Promise<number | undefined> {
    const usable = await tx
      .selectFrom('userpackage')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', '=', 'active')
      .where('questions_left', '>', 0)
      .where('valid_until', '>', at)
      .orderBy('valid_until')
      .orderBy('id')
      .forUpdate()
      .execute();
    const id = usable[0]?.id;
    if (id === undefined) return undefined;
    await sql`update userpackage set questions_left = questions_left - 1,
      status = case when questions_left = 1 then 'used' else status end where id = ${id}`.execute(tx);
    return id;
  }

  /**
   * Gives a question back, usable at least until `usableUntil` though the package may have ended meanwhile. A package
   * whose price went back gets none.
   */
  async function giveBack(id: number, usableUntil: Date): Promise<void> {
    await sql`update userpackage set questions_left = questions_left + 1, status = 'active',
      valid_until = greatest(valid_until, ${usableUntil}::timestamptz)
      where id = ${id} and status <> 'refunded'`.execute(tx);
  }

  /** Takes what is left of a package whose price went back. */
  async function voidPackage(orderId: number): Promise<void> {
    await tx
      .updateTable('userpackage')
      .set({ status: 'refunded', questions_left: 0 })
      .where('order_id', '=', orderId)
      .execute();
  }

  /** Marks what has ended. @returns how many there were. */
  async function expirePackages(at: Date): Promise<number> {
    const { rows } = await sql`update userpackage set status = 'expired'
      where status = 'active' and valid_until <= ${at} returning 1`.execute(tx);
    return rows.length;
  }

  return { addPackage, takeQuestion, giveBack, voidPackage, expirePackages };
}

import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';

/** Stores the question packages that users have bought. */
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
   * Takes one question of the package that ends first. All usable packages are locked, so that concurrent calls see what is
   * left.
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
   * Returns a question to its package, usable at least until `usableUntil` even if the package has ended. Does nothing for a
   * refunded package.
   */
  async function giveBack(id: number, usableUntil: Date): Promise<void> {
    await sql`update userpackage set questions_left = questions_left + 1, status = 'active',
      valid_until = greatest(valid_until, ${usableUntil}::timestamptz)
      where id = ${id} and status <> 'refunded'`.execute(tx);
  }

  /** Voids a package whose price was refunded. */
  async function voidPackage(orderId: number): Promise<void> {
    await tx
      .updateTable('userpackage')
      .set({ status: 'refunded', questions_left: 0 })
      .where('order_id', '=', orderId)
      .execute();
  }

  /** Marks expired packages. @returns their number */
  async function expirePackages(at: Date): Promise<number> {
    const { rows } = await sql`update userpackage set status = 'expired'
      where status = 'active' and valid_until <= ${at} returning 1`.execute(tx);
    return rows.length;
  }

  return { addPackage, takeQuestion, giveBack, voidPackage, expirePackages };
}

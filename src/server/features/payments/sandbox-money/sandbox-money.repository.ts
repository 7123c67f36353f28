import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';

/** A package that was bought from a balance. */
export interface BoughtPackage {
  readonly id: number;
  readonly title: string;
  readonly price: Tetri;
  /** The posting of its purchase. */
  readonly postingId: number;
}

/** Reads the payments made at sandbox banks and the purchases made with them. */
export function createSandboxMoneyRepository(tx: Tx) {
  /** Whether there are settled payments of a sandbox bank. */
  async function hasSandboxMoney(): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`select exists (
      select from payment_order where is_sandbox and state in ('paid', 'refund_pending', 'partially_refunded')) as found`.execute(
      tx,
    );
    return rows[0]?.found === true;
  }

  const openOrders = tx
    .selectFrom('payment_order')
    .select('code')
    .where('is_sandbox', '=', true)
    .where('state', 'not in', ['failed', 'refunded'])
    .orderBy('id');

  /** Lists the codes of sandbox orders that are settled or may still be. */
  const listOpenCodes = async (): Promise<string[]> => (await openOrders.execute()).map(({ code }) => code);

  /** Lists those of some accounts. */
  const listOpenCodesOf = async (accountIds: readonly number[]): Promise<string[]> =>
    (await openOrders.where('account_id', 'in', [...accountIds]).execute()).map(({ code }) => code);

  /** Finds the newest package that an account bought from its balance and that is not voided. */
  async function findNewestBought(accountId: number): Promise<BoughtPackage | undefined> {
    const { rows } = await sql<{ id: number; title: string; price: string; posting_id: number }>`
      select bought.id, service.title, entry.amount as price, posting.id as posting_id
      from userpackage bought join service on service.id = bought.service_id
      join ledger_transaction posting on posting.key = concat('package:', bought.id)
      join ledger_entry entry on entry.transaction_id = posting.id and entry.amount > 0
      where bought.account_id = ${accountId} and bought.order_id is null and bought.status <> 'refunded'
      order by bought.id desc limit 1`.execute(tx);
    const row = rows[0];
    return (
      row && { id: row.id, title: row.title, price: tetri(Number(row.price)), postingId: row.posting_id }
    );
  }

  async function findPackageOfOrder(orderId: number): Promise<number | undefined> {
    const row = await tx
      .selectFrom('userpackage')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row?.id;
  }

  async function voidPackage(id: number): Promise<void> {
    await tx
      .updateTable('userpackage')
      .set({ status: 'refunded', questions_left: 0 })
      .where('id', '=', id)
      .execute();
  }

  /** Lists questions with an open hold on a package or an account's balance. */
  async function listQuestionsOnHold(of: { packageId: number } | { balanceOf: number }): Promise<number[]> {
    const open = tx
      .selectFrom('ledger_hold')
      .select('question_id')
      .where('state', '=', 'held')
      .where('question_id', 'is not', null)
      .orderBy('id', 'desc');
    const found =
      'packageId' in of
        ? open.where('userpackage_id', '=', of.packageId)
        : open.where('account_id', '=', of.balanceOf).where('method', '=', 'balance');
    return (await found.execute()).flatMap(({ question_id }) => question_id ?? []);
  }

  return {
    hasSandboxMoney,
    listOpenCodes,
    listOpenCodesOf,
    findNewestBought,
    findPackageOfOrder,
    voidPackage,
    listQuestionsOnHold,
  };
}

export type SandboxMoneyRepository = ReturnType<typeof createSandboxMoneyRepository>;

import { sql } from 'kysely';
import type { OrderState, Provider } from '#server/database/tables/money.ts';
import type { Tx } from '#server/database/transact.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';

export type { OrderState, Provider } from '#server/database/tables/money.ts';
export type { Transact, Tx } from '#server/database/transact.ts';
export type OrdersRepository = ReturnType<typeof createOrdersRepository>;

export interface Order {
  readonly id: number;
  readonly code: string;
  readonly provider: Provider;
  readonly account_id: number | null;
  readonly operation: 'topup' | 'package' | 'question';
  readonly service_id: number | null;
  readonly question_id: number | null;
  readonly amount: Tetri;
  readonly state: OrderState;
  readonly bank_key: string;
  readonly provider_order_id: string | null;
  readonly provider_payment_id: string | null;
  readonly redirect_url: string | null;
  readonly refunded: Tetri;
  readonly polls: number;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export type NewOrder = Pick<
  Order,
  'code' | 'provider' | 'operation' | 'service_id' | 'question_id' | 'amount' | 'bank_key' | 'expires_at'
> & { readonly account_id: number };

export type OrderChange = Partial<
  Pick<Order, 'state' | 'provider_order_id' | 'provider_payment_id' | 'redirect_url' | 'refunded' | 'polls'>
> & { readonly next_poll_at?: Date | null; readonly settled_at?: Date };

/** One order per payment at a bank. */
export function createOrdersRepository(tx: Tx) {
  async function addOrder(order: NewOrder, at: Date): Promise<number> {
    const row = await tx
      .insertInto('payment_order')
      .values({ ...order, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  const found = (row: { amount: string; refunded: string } & Omit<Order, 'amount' | 'refunded'>): Order => ({
    ...row,
    amount: tetri(Number(row.amount)),
    refunded: tetri(Number(row.refunded)),
  });

  async function findOrder(code: string): Promise<Order | undefined> {
    const row = await tx.selectFrom('payment_order').selectAll().where('code', '=', code).executeTakeFirst();
    return row && found(row);
  }

  async function findOrderById(id: number): Promise<Order | undefined> {
    const row = await tx.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirst();
    return row && found(row);
  }

  async function findNewest(accountId: number): Promise<Order | undefined> {
    const row = await tx
      .selectFrom('payment_order')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && found(row);
  }

  /** The order, which nobody else settles until the transaction ends. */
  async function lockOrder(code: string): Promise<Order | undefined> {
    const row = await tx
      .selectFrom('payment_order')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    return row && found(row);
  }

  async function changeOrder(id: number, change: OrderChange): Promise<void> {
    await tx.updateTable('payment_order').set(change).where('id', '=', id).execute();
  }

  /** Takes orders that are due to be asked about; other instances leave them alone until `until`. */
  async function takeDue(at: Date, until: Date, most: number): Promise<Order[]> {
    const { rows } = await sql<Order & { amount: string; refunded: string }>`
      update payment_order set next_poll_at = ${until}, polls = polls + 1 where id in (
        select id from payment_order where next_poll_at <= ${at} order by next_poll_at limit ${most} for update skip locked
      ) returning *`.execute(tx);
    return rows.map(found);
  }

  /** Cartu cannot be asked: what it has not answered by now is unknown until it does. @returns the orders' ids. */
  async function markUnknown(at: Date): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`update payment_order set state = 'unknown'
      where provider = 'cartu' and state in ('created', 'redirected') and expires_at <= ${at} returning id`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  }

  /** Cartu orders that were shown to a payer and never answered; those the bank had begun to charge first. */
  async function listUnanswered(at: Date): Promise<(Order & { email: string | null })[]> {
    const { rows } = await sql<Order & { amount: string; refunded: string; email: string | null }>`
      select o.*, account.email from payment_order o left join account on account.id = o.account_id
      where o.provider = 'cartu' and (o.state = 'unknown' or (o.state = 'checked' and o.expires_at <= ${at}))
      order by o.state, o.id`.execute(tx);
    return rows.map((row) => ({ ...found(row), email: row.email }));
  }

  return {
    addOrder,
    findOrder,
    findOrderById,
    findNewest,
    lockOrder,
    changeOrder,
    takeDue,
    markUnknown,
    listUnanswered,
  };
}

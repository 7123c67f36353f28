import { sql } from 'kysely';
import { refuseBeyondHourly } from '#server/database/hourly.ts';
import type { OrderState, Provider } from '#server/database/tables/money.ts';
import type { Tx } from '#server/database/transact.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';
import { createEventsRepository } from './banks/events.repository.ts';
import { createMoneyActsRepository } from './desks/money-acts.repository.ts';
import { createIdempotencyRepository } from './idempotency.repository.ts';
import { createPricedServices } from './priced-services.repository.ts';

export type { OrderState, Provider } from '#server/database/tables/money.ts';
export type { Transact, Tx } from '#server/database/transact.ts';

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
  /** Whether it is paid at a sandbox bank. */
  readonly is_sandbox: boolean;
}

export type NewOrder = Pick<
  Order,
  | 'code'
  | 'provider'
  | 'operation'
  | 'service_id'
  | 'question_id'
  | 'amount'
  | 'bank_key'
  | 'expires_at'
  | 'is_sandbox'
> & { readonly account_id: number };

export type OrderChange = Partial<
  Pick<Order, 'state' | 'provider_order_id' | 'provider_payment_id' | 'redirect_url' | 'refunded' | 'polls'>
> & {
  readonly next_poll_at?: Date | null;
  readonly settled_at?: Date;
  /** The bank's own word for the order's state, and when it said so. */
  readonly bank_state?: string;
  readonly bank_seen_at?: Date;
};

/** Stores payment orders: one per payment at a bank. */
export function createOrdersRepository(tx: Tx) {
  /** Limits an account's orders per hour. @throws Problem `too_many` */
  const refuseTooMany = (accountId: number, most: number, now: number): Promise<void> =>
    refuseBeyondHourly(tx, { table: 'payment_order', accountId, most, now });

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

  /**
   * Returns what a paid order was credited as: a question's second payment goes to the balance. Undefined while it is not
   * paid.
   */
  async function findCredited(id: number): Promise<Order['operation'] | undefined> {
    const row = await tx
      .selectFrom('operation')
      .select('kind')
      .where('order_id', '=', id)
      .where('kind', 'in', ['topup', 'package', 'question'])
      .where('status', 'in', ['held', 'done'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row?.kind as Order['operation'] | undefined;
  }

  /** Reads an order and locks it until the transaction ends. */
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

  /** Leases orders that are due to be polled until `until`. */
  async function leaseDue(at: Date, until: Date, most: number): Promise<Order[]> {
    const { rows } = await sql<Order & { amount: string; refunded: string }>`
      update payment_order set next_poll_at = ${until}, polls = polls + 1 where id in (
        select id from payment_order where next_poll_at <= ${at} order by next_poll_at limit ${most} for update skip locked
      ) returning *`.execute(tx);
    return rows.map(found);
  }

  /** Sets expired unanswered orders of Cartu Bank to `unknown`. @returns their ids */
  async function markUnknown(at: Date): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`update payment_order set state = 'unknown'
      where provider = 'cartu' and state in ('created', 'redirected') and expires_at <= ${at} returning id`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  }

  /** Lists Cartu orders without an answer; those that the bank began to charge come first. */
  async function listUnanswered(at: Date): Promise<(Order & { email: string | null })[]> {
    const { rows } = await sql<Order & { amount: string; refunded: string; email: string | null }>`
      select o.*, account.email from payment_order o left join account on account.id = o.account_id
      where o.provider = 'cartu' and (o.state = 'unknown' or (o.state = 'checked' and o.expires_at <= ${at}))
      order by o.state, o.id`.execute(tx);
    return rows.map((row) => ({ ...found(row), email: row.email }));
  }

  /**
   * Lists the orders whose money is in the balance and that Bank of Georgia can give back by a call, the newest first. Orders are
   * locked until the transaction ends.
   */
  async function lockRefundable(accountId: number): Promise<Order[]> {
    const { rows } = await sql<Order & { amount: string; refunded: string }>`
      select * from payment_order o
      where account_id = ${accountId} and provider = 'bog' and state = 'paid' and refunded = 0 and provider_order_id is not null
        and (operation = 'topup' or (operation = 'question' and not exists (
          select from ledger_hold where order_id = o.id and state <> 'released')))
        and not exists (select from money_act where order_id = o.id and state in ('waiting', 'running'))
      order by id desc for update`.execute(tx);
    return rows.map(found);
  }

  /** @returns the time of the next poll */
  async function findNextPoll(): Promise<Date | undefined> {
    const row = await tx
      .selectFrom('payment_order')
      .select(({ fn }) => fn.min('next_poll_at').as('at'))
      .executeTakeFirst();
    return row?.at ?? undefined;
  }

  return {
    refuseTooMany,
    addOrder,
    findOrder,
    findOrderById,
    findNewest,
    findCredited,
    lockOrder,
    changeOrder,
    leaseDue,
    findNextPoll,
    markUnknown,
    listUnanswered,
    lockRefundable,
  };
}

/** The payment repositories, on the database or in a transaction. */
export const createPaymentRepositories = (tx: Tx) => ({
  orders: createOrdersRepository(tx),
  events: createEventsRepository(tx),
  services: createPricedServices(tx),
  idempotency: createIdempotencyRepository(tx),
  acts: createMoneyActsRepository(tx),
  log: createChangeLogRepository(tx),
});

export type PaymentRepositories = ReturnType<typeof createPaymentRepositories>;
export type WithinPayments = (tx: Tx) => PaymentRepositories;

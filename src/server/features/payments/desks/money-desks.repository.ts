import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import { createRevisionsRepository } from '#server/records/revisions/revisions.repository.ts';
import type { operationStates, orderStates } from '#shared/contracts/office/money.ts';

export type MoneyDesksRepository = ReturnType<typeof createMoneyDesksRepository>;

export type ListedOrderState = (typeof orderStates)[number];
export type ListedOperationStatus = (typeof operationStates)[number];

/** What a list is asked; the days are of Tbilisi, both included. */
export interface MoneyQuery<State extends string> {
  readonly search: string;
  readonly state?: State | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface OrderRow {
  readonly id: number;
  readonly code: string;
  readonly bank: 'cartu' | 'bog';
  readonly account_id: number | null;
  readonly email: string | null;
  readonly kind: 'topup' | 'package' | 'question';
  readonly question: number | null;
  readonly amount: string;
  readonly refunded: string;
  readonly state: ListedOrderState;
  readonly bank_state: string | null;
  readonly bank_seen_at: Date | null;
  readonly bank_order: string | null;
  readonly bank_payment: string | null;
  readonly created_at: Date;
  readonly settled_at: Date | null;
  readonly open_act: number | null;
}

export interface OperationRow {
  readonly id: number;
  readonly account_id: number | null;
  readonly email: string | null;
  readonly kind: 'topup' | 'package' | 'question' | 'release' | 'refund' | 'adjustment' | 'settlement';
  readonly method: 'balance' | 'package' | 'cartu' | 'bog';
  readonly title: string;
  readonly amount: string;
  readonly paid: string;
  readonly balance_after: string | null;
  readonly status: ListedOperationStatus;
  readonly order: string | null;
  readonly reason: string | null;
  readonly asked_by: number | null;
  readonly decided_by: number | null;
  readonly created_at: Date;
}

interface Page {
  readonly limit: number;
  readonly offset?: number;
  /** Only what is older than this number: the next part of a table. */
  readonly before?: number | undefined;
}

const olderThan = (id: RawBuilder<unknown>, before: number | undefined): RawBuilder<unknown> =>
  before === undefined ? sql`true` : sql`${id} < ${before}`;

/** The moments of days in Tbilisi. */
const withinDays = (
  column: RawBuilder<unknown>,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): RawBuilder<unknown> => sql`${from ? sql`${column} >= ${from}::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}
  and ${to ? sql`${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}`;

/** Movements, and the acts of staff that have not become one; a refund's or settlement's movement is its order's. */
const movements = sql`
  select id, account_id, kind, method, title, amount, paid, balance_after, status, order_id, transaction_id, created_at
  from operation
  union all
  select act.id, coalesce(act.account_id, o.account_id),
    case act.kind when 'adjust' then 'adjustment' when 'settle' then 'settlement' else 'refund' end,
    coalesce(o.provider, 'balance'), '', case act.kind when 'refund' then -act.amount else act.amount end, 0, null,
    case act.state when 'running' then 'pending' else act.state end, act.order_id, null, act.asked_at
  from money_act act left join payment_order o on o.id = act.order_id
  where act.state <> 'done' or act.kind <> 'adjust'`;

/** Reads what the desks of money list. */
export function createMoneyDesksRepository(tx: Tx) {
  const orderFilter = ({ search, state, ...days }: MoneyQuery<string>): RawBuilder<unknown> => sql`
    ${withinDays(sql`o.created_at`, days)} and ${state ? sql`o.state = ${state}` : sql`true`}
    and ${
      search === ''
        ? sql`true`
        : sql`(position(${search.toLowerCase()} in lower(o.code)) > 0 or o.provider_order_id = ${search}
            or o.provider_payment_id = ${search} or ${accountFilter(sql`o.account_id`, search)})`
    }`;

  const accountFilter = (column: RawBuilder<unknown>, search: string): RawBuilder<unknown> => sql`
    ${column} in (select id from account where position(${search.toLowerCase()} in email) > 0
      or position(${search.toLowerCase()} in lower(first_name || ' ' || last_name)) > 0)`;

  const orderColumns = sql`o.id, o.code, o.provider as bank, o.account_id, a.email, o.operation as kind,
    o.question_id as question, o.amount, o.refunded, o.state, o.bank_state, o.bank_seen_at, o.provider_order_id as bank_order,
    o.provider_payment_id as bank_payment, o.created_at, o.settled_at,
    (select id from money_act where order_id = o.id and state in ('waiting', 'running')) as open_act`;

  async function listOrders(
    query: MoneyQuery<ListedOrderState>,
    { limit, offset = 0, before }: Page,
  ): Promise<OrderRow[]> {
    const { rows } = await sql<OrderRow>`select ${orderColumns} from payment_order o
      left join account a on a.id = o.account_id
      where ${orderFilter(query)} and ${olderThan(sql`o.id`, before)}
      order by o.id desc limit ${limit} offset ${offset}`.execute(tx);
    return rows;
  }

  async function findOrder(id: number): Promise<OrderRow | undefined> {
    const { rows } = await sql<OrderRow>`select ${orderColumns} from payment_order o
      left join account a on a.id = o.account_id where o.id = ${id}`.execute(tx);
    return rows[0];
  }

  /** Counts orders in each state, whatever state is asked for. */
  async function countOrders({ state: _, ...query }: MoneyQuery<ListedOrderState>): Promise<Counts> {
    const { rows } = await sql<Count>`select o.state, count(*)::integer as total from payment_order o
      where ${orderFilter(query)} group by o.state`.execute(tx);
    return new Map(rows.map(({ state, total }) => [state, total]));
  }

  const operationFilter = ({ search, state, ...days }: MoneyQuery<string>): RawBuilder<unknown> => sql`
    ${withinDays(sql`m.created_at`, days)} and ${state ? sql`m.status = ${state}` : sql`true`}
    and not (m.status = 'done' and m.kind in ('settlement', 'refund') and m.transaction_id is null)
    and ${
      search === ''
        ? sql`true`
        : sql`(m.order_id in (select id from payment_order where position(${search.toLowerCase()} in lower(code)) > 0)
            or ${accountFilter(sql`m.account_id`, search)})`
    }`;

  const readOperations = (which: RawBuilder<unknown>): Promise<{ rows: OperationRow[] }> =>
    sql<OperationRow>`select m.id, m.account_id, a.email, m.kind, m.method, m.title, m.amount, m.paid, m.balance_after,
        m.status, o.code as "order", coalesce(act.reason, nullif(t.reason, '')) as reason, act.asked_by, act.decided_by,
        m.created_at
      from (select * from (${movements}) m where ${which}) m
      left join account a on a.id = m.account_id
      left join payment_order o on o.id = m.order_id
      left join ledger_transaction t on t.id = m.transaction_id
      left join money_act act on act.id = m.id
      order by m.id desc`.execute(tx);

  async function listOperations(
    query: MoneyQuery<ListedOperationStatus>,
    { limit, offset = 0, before }: Page,
  ): Promise<OperationRow[]> {
    const { rows } = await readOperations(
      sql`${operationFilter(query)} and ${olderThan(sql`m.id`, before)}
        order by m.id desc limit ${limit} offset ${offset}`,
    );
    return rows;
  }

  /** Finds a movement or an act, also one that is done. */
  async function findOperation(id: number): Promise<OperationRow | undefined> {
    return (await readOperations(sql`m.id = ${id}`)).rows[0];
  }

  async function countOperations({ state: _, ...query }: MoneyQuery<ListedOperationStatus>): Promise<Counts> {
    const { rows } =
      await sql<Count>`select m.status as state, count(*)::integer as total from (${movements}) m
      where ${operationFilter(query)} group by m.status`.execute(tx);
    return new Map(rows.map(({ state, total }) => [state, total]));
  }

  return {
    ...{ listOrders, findOrder, countOrders, listOperations, findOperation, countOperations },
    listPeople: createRevisionsRepository(tx).listPeople,
  };
}

interface Count {
  readonly state: string;
  readonly total: number;
}
type Counts = ReadonlyMap<string, number>;

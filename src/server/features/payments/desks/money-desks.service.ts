import {
  type DeskOperation,
  type DeskOrder,
  operationStates,
  orderStates,
} from '#shared/contracts/office/money.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { Tx } from '../orders.repository.ts';
import type {
  ListedOperationStatus,
  ListedOrderState,
  MoneyDesksRepository,
  MoneyQuery,
  OperationRow,
  OrderRow,
} from './money-desks.repository.ts';

export type MoneyDesks = ReturnType<typeof createMoneyDesks>;

/** Tables are read in parts of so many. */
const partSize = 1_000;

type PageQuery<State extends string> = MoneyQuery<State> & { readonly page: number; readonly limit: number };

/** What the desks `orders` and `operations` list. */
export function createMoneyDesks({
  desks,
  within,
}: {
  readonly desks: MoneyDesksRepository;
  readonly within: (tx: Tx) => MoneyDesksRepository;
}) {
  async function listOrders({ page, limit, ...request }: PageQuery<ListedOrderState>) {
    const query = { ...request, search: request.search.trim() };
    const counts = await desks.countOrders(query);
    const rows = await desks.listOrders(query, { limit, offset: (page - 1) * limit });
    return { rows: await presentOrders(desks, rows), ...totals(orderStates, counts, query.state) };
  }

  async function listOperations({ page, limit, ...request }: PageQuery<ListedOperationStatus>) {
    const query = { ...request, search: request.search.trim() };
    const counts = await desks.countOperations(query);
    const rows = await desks.listOperations(query, { limit, offset: (page - 1) * limit });
    return { rows: await presentOperations(desks, rows), ...totals(operationStates, counts, query.state) };
  }

  /** Yields all that a list has as lines of a table, newest first. */
  async function* readOrders(request: MoneyQuery<ListedOrderState>) {
    const query = { ...request, search: request.search.trim() };
    for (let before: number | undefined; ; ) {
      const rows = await desks.listOrders(query, { limit: partSize, before });
      yield (await presentOrders(desks, rows)).map(withOwner);
      before = rows.at(-1)?.id;
      if (rows.length < partSize) return;
    }
  }

  /** Yields all that a list has as lines of a table, newest first. */
  async function* readOperations(request: MoneyQuery<ListedOperationStatus>) {
    const query = { ...request, search: request.search.trim() };
    for (let before: number | undefined; ; ) {
      const rows = await desks.listOperations(query, { limit: partSize, before });
      yield (await presentOperations(desks, rows)).map((row) => ({
        ...withOwner(row),
        asked_by: row.asked_by?.name ?? null,
        decided_by: row.decided_by?.name ?? null,
      }));
      before = rows.at(-1)?.id;
      if (rows.length < partSize) return;
    }
  }

  /** The row of an order, as it is inside a transaction. */
  async function findOrder(tx: Tx, id: number): Promise<DeskOrder> {
    const reading = within(tx);
    const row = await reading.findOrder(id);
    const [shown] = await presentOrders(reading, row ? [row] : []);
    if (!shown) throw new Error(`order ${id} is gone`);
    return shown;
  }

  /** The row of a movement or act, as it is inside a transaction. */
  const findOperation = (tx: Tx, id: number): Promise<DeskOperation> => showOperation(within(tx), id);
  const findOperationNow = (id: number): Promise<DeskOperation> => showOperation(desks, id);

  async function showOperation(reading: MoneyDesksRepository, id: number): Promise<DeskOperation> {
    const row = await reading.findOperation(id);
    const [shown] = await presentOperations(reading, row ? [row] : []);
    if (!shown) throw new Error(`operation ${id} is gone`);
    return shown;
  }

  return {
    ...{ listOrders, listOperations, readOrders, readOperations },
    ...{ findOrder, findOperation, findOperationNow },
  };
}

/** Replaces the account of a row by two columns, its id and its name: cells of a table hold no objects. */
const withOwner = <Row extends DeskOrder | DeskOperation>({ account, ...row }: Row) => ({
  ...row,
  account: account?.id ?? null,
  name: account?.name ?? null,
});

/** Counts by state; the total is of the state that is asked for, or of all. */
function totals<State extends string>(
  states: readonly State[],
  found: ReadonlyMap<string, number>,
  chosen: State | undefined,
): { total: number; counts: Record<State, number> } {
  const counts = Object.fromEntries(states.map((state) => [state, found.get(state) ?? 0])) as Record<
    State,
    number
  >;
  return { counts, total: chosen ? counts[chosen] : states.reduce((sum, state) => sum + counts[state], 0) };
}

async function presentOrders(
  { listPeople }: Pick<MoneyDesksRepository, 'listPeople'>,
  rows: readonly OrderRow[],
): Promise<DeskOrder[]> {
  const people = await listPeople(rows.map((row) => row.account_id));
  return rows.map(({ account_id, ...row }) => ({
    ...row,
    account: people.get(account_id ?? 0) ?? null,
    amount: formatGel(Number(row.amount)),
    refunded: formatGel(Number(row.refunded)),
    bank_seen_at: row.bank_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  }));
}

async function presentOperations(
  { listPeople }: Pick<MoneyDesksRepository, 'listPeople'>,
  rows: readonly OperationRow[],
): Promise<DeskOperation[]> {
  const people = await listPeople(rows.flatMap((row) => [row.account_id, row.asked_by, row.decided_by]));
  const person = (id: number | null) => people.get(id ?? 0) ?? null;
  return rows.map(({ account_id, asked_by, decided_by, ...row }) => ({
    ...row,
    ...{ account: person(account_id), asked_by: person(asked_by), decided_by: person(decided_by) },
    amount: formatGel(Number(row.amount)),
    paid: formatGel(Number(row.paid)),
    balance_after: row.balance_after === null ? null : formatGel(Number(row.balance_after)),
    created_at: row.created_at.toISOString(),
  }));
}

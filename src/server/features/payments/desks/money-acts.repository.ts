import { sql } from 'kysely';
import type { MoneyActTable } from '#server/database/tables/money.ts';
import type { Tx } from '#server/database/transact.ts';
import { tetri } from '#shared/money/tetri.ts';

export type MoneyActKind = MoneyActTable['kind'];
export type MoneyActState = 'waiting' | 'running' | 'done' | 'declined';

/** An act of staff on money: what was asked for, by whom, and what came of it. */
export interface MoneyAct {
  readonly id: number;
  readonly kind: MoneyActKind;
  readonly account_id: number | null;
  readonly order_id: number | null;
  readonly amount: number;
  readonly reason: string;
  readonly state: MoneyActState;
  readonly bank_key: string;
  readonly asked_by: number | null;
  readonly asked_at: Date;
  /** The account goes once its balance is paid out, as its owner asked. */
  readonly is_leaving: boolean;
}

/** Stores acts of staff on money. */
export function createMoneyActsRepository(tx: Tx) {
  async function addAct(
    act: Omit<MoneyAct, 'id' | 'asked_by' | 'asked_at' | 'is_leaving'> & {
      asked_by: number;
      is_leaving?: true;
    },
    at: Date,
  ): Promise<MoneyAct> {
    const row = await tx
      .insertInto('money_act')
      .values({ ...act, asked_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    return found(row);
  }

  /** Reads an act and locks it until the transaction ends. */
  async function lockAct(id: number): Promise<MoneyAct | undefined> {
    const row = await tx
      .selectFrom('money_act')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && found(row);
  }

  /** The act about an order that is not decided, or that its bank has not accepted yet. */
  async function findOpenAct(orderId: number): Promise<MoneyAct | undefined> {
    const row = await tx
      .selectFrom('money_act')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    return row && found(row);
  }

  async function changeAct(
    id: number,
    change: { state: MoneyActState; decidedBy?: number },
    at: Date,
  ): Promise<void> {
    await tx
      .updateTable('money_act')
      .set({
        state: change.state,
        ...(change.decidedBy === undefined ? {} : { decided_by: change.decidedBy, decided_at: at }),
      })
      .where('id', '=', id)
      .execute();
  }

  async function hasAccount(id: number): Promise<boolean> {
    const { rows } = await sql`select from account where id = ${id}`.execute(tx);
    return rows.length > 0;
  }

  /** Whether the owner of an account waits for its balance, by the desk or on a card, to go with it. */
  async function isLeaving(accountId: number): Promise<boolean> {
    const { rows } = await sql`select from money_act
      where is_leaving and ((account_id = ${accountId} and state = 'waiting')
        or (asked_by = ${accountId} and kind = 'refund'))`.execute(tx);
    return rows.length > 0;
  }

  /** Lists the refunds to cards that are not over for owners who go. */
  async function listCardLeaving(): Promise<MoneyAct[]> {
    const rows = await tx
      .selectFrom('money_act')
      .selectAll()
      .where('is_leaving', '=', true)
      .where('kind', '=', 'refund')
      .where('asked_by', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map(found);
  }

  /** Ends the refunds to cards of an owner who goes; with `done` the account goes, unless it has money again. */
  async function endLeaving(accountId: number, state: 'done' | 'declined'): Promise<void> {
    await sql`update money_act set is_leaving = false, state = case state when 'running' then ${state} else state end
      where asked_by = ${accountId} and is_leaving and kind = 'refund'`.execute(tx);
    if (state === 'done') await removeLeaver(accountId);
  }

  /** Whether a question of an account is paid and not answered. */
  async function hasOpenHold(accountId: number): Promise<boolean> {
    const { rows } =
      await sql`select from ledger_hold where account_id = ${accountId} and state = 'held'`.execute(tx);
    return rows.length > 0;
  }

  /** Removes an account whose balance is paid out; one that has money again stays, and its owner decides anew. */
  async function removeLeaver(accountId: number): Promise<void> {
    await sql`delete from account where id = ${accountId}
      and not exists (select from ledger_account where owner_id = ${accountId} and balance > 0)
      and not exists (select from ledger_hold where account_id = ${accountId} and state = 'held')`.execute(
      tx,
    );
  }

  return {
    ...{ addAct, lockAct, findOpenAct, changeAct, hasAccount },
    ...{ isLeaving, listCardLeaving, endLeaving, hasOpenHold, removeLeaver },
  };
}

const found = ({ amount, ...row }: { amount: string } & Omit<MoneyAct, 'amount'>): MoneyAct => ({
  ...row,
  amount: tetri(Number(amount)),
});

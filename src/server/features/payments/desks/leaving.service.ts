import { randomUUID } from 'node:crypto';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { formatGel, type Tetri, tetri } from '#shared/money/tetri.ts';
import type { Ledger } from '../../ledger/ledger.service.ts';
import type { Purchases } from '../../ledger/purchases.service.ts';
import type { Order, Tx, WithinPayments } from '../orders.repository.ts';

/** What becomes of the money of an account that its owner removes. Every call runs in the caller's transaction. */
export function createLeaving({
  within,
  ledger,
  purchases,
  now,
}: {
  within: WithinPayments;
  ledger: Ledger;
  purchases: Purchases;
  now: () => number;
}) {
  /** Locks the balance and says what the account still has. */
  async function lockMoney(
    tx: Tx,
    accountId: number,
  ): Promise<{ balance: Tetri; hasOpenHold: boolean; isAsked: boolean }> {
    const balance = await ledger.lockBalance(tx, accountId);
    const { acts } = within(tx);
    return {
      balance,
      hasOpenHold: await acts.hasOpenHold(accountId),
      isAsked: await acts.isLeaving(accountId),
    };
  }

  /** Posts a balance to the portal that its owner gives up. */
  const giveUp = (tx: Tx, accountId: number, balance: Tetri): Promise<void> =>
    purchases.adjustBalance(tx, {
      accountId,
      amount: -balance,
      reason: messages.leaving.givenUp,
      key: `given-up:${accountId}`,
      title: messages.leaving.givenUp,
    });

  /** Puts the paying out of a balance on the desk of operations, where an admin does it and confirms. */
  async function askRefund(
    tx: Tx,
    { accountId, balance, iban, holder }: { accountId: number; balance: Tetri; iban: string; holder: string },
  ): Promise<void> {
    const { acts, log } = within(tx);
    const act = await acts.addAct(
      {
        kind: 'adjust',
        account_id: accountId,
        order_id: null,
        amount: -balance,
        reason: messages.leaving.asked(iban, holder),
        state: 'waiting',
        bank_key: randomUUID(),
        asked_by: accountId,
        is_leaving: true,
      },
      new Date(now()),
    );
    await log.appendChanges([
      {
        ...{ accountId, action: 'adjust', collection: 'account', recordId: accountId, fields: ['status'] },
        reason: messages.leaving.logReason,
        after: { act: act.id, amount: formatGel(-balance), status: 'waiting' },
      },
    ]);
  }

  /** Divides a balance among the payments that can go back to their cards; undefined where they do not cover it. */
  async function planRefunds(
    tx: Tx,
    accountId: number,
    balance: Tetri,
  ): Promise<readonly { order: Order; amount: Tetri }[] | undefined> {
    let left: number = balance;
    const planned: { order: Order; amount: Tetri }[] = [];
    for (const order of await within(tx).orders.lockRefundable(accountId)) {
      const amount = tetri(Math.min(left, order.amount));
      if (amount > 0) planned.push({ order, amount });
      left -= amount;
    }
    return left === 0 ? planned : undefined;
  }

  const canRefundToCard = async (tx: Tx, accountId: number, balance: Tetri): Promise<boolean> =>
    balance > 0 && (await planRefunds(tx, accountId, balance)) !== undefined;

  /** Asks for refunds to the cards that a balance was paid with; the job `leaving-refunds` makes them. @throws Problem `no_card` */
  async function askCardRefund(
    tx: Tx,
    { accountId, balance }: { accountId: number; balance: Tetri },
  ): Promise<void> {
    const { acts, log } = within(tx);
    const planned = await planRefunds(tx, accountId, balance);
    if (!planned) throw new Problem('conflict', { message: messages.leaving.noCard, code: 'no_card' });
    for (const { order, amount } of planned) {
      const act = await acts.addAct(
        {
          ...{ kind: 'refund', account_id: null, order_id: order.id, amount },
          ...{ reason: messages.leaving.cardReason, state: 'running', bank_key: randomUUID() },
          ...{ asked_by: accountId, is_leaving: true },
        },
        new Date(now()),
      );
      await log.appendChanges([
        {
          ...{ accountId, action: 'refund', collection: 'payment_order', recordId: order.id },
          ...{ fields: ['status'], reason: messages.leaving.logReason },
          after: { act: act.id, amount: formatGel(amount), status: 'pending' },
        },
      ]);
    }
  }

  return { lockMoney, giveUp, askRefund, canRefundToCard, askCardRefund };
}

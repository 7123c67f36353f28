import { randomUUID } from 'node:crypto';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { formatGel, type Tetri } from '#shared/money/tetri.ts';
import type { Ledger } from '../../ledger/ledger.service.ts';
import type { Purchases } from '../../ledger/purchases.service.ts';
import type { Tx, WithinPayments } from '../orders.repository.ts';

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
  ): Promise<{ balance: Tetri; isHeld: boolean; isAsked: boolean }> {
    const balance = await ledger.lockBalance(tx, accountId);
    const { acts } = within(tx);
    return { balance, isHeld: await acts.hasHeld(accountId), isAsked: await acts.isLeaving(accountId) };
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
        reason: messages.leaving.askedInLog,
        after: { act: act.id, amount: formatGel(-balance), status: 'waiting' },
      },
    ]);
  }

  return { lockMoney, giveUp, askRefund };
}

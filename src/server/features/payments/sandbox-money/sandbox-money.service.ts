import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';
import type { Holds, PaidQuestions } from '../../ledger/holds.service.ts';
import type { Ledger, WithinLedger } from '../../ledger/ledger.service.ts';
import type { Refunds } from '../../ledger/refunds.service.ts';
import type { Order, Transact, Tx, WithinPayments } from '../orders.repository.ts';
import { isPaid, type Settlement } from '../settlement.service.ts';
import type { SandboxMoneyRepository } from './sandbox-money.repository.ts';

const reason = 'payments --void-sandbox';

interface Voided {
  readonly orders: number;
  readonly amount: Tetri;
}

/**
 * Reverses payments made at sandbox banks. Nothing is deleted: each payment gets a refund, each purchase made with the money a
 * reversal.
 */
export function createSandboxMoney(parts: {
  transact: Transact;
  within: (tx: Tx) => ReturnType<WithinPayments> & { sandboxMoney: SandboxMoneyRepository };
  withinLedger: WithinLedger;
  ledger: Ledger;
  holds: Holds;
  refunds: Refunds;
  questions: PaidQuestions;
  settlement: Settlement;
  now: () => number;
}) {
  const { transact, within, withinLedger, ledger, holds, refunds, questions, settlement, now } = parts;

  /** Voids every sandbox order in one transaction. @returns the number of paid orders and the amount posted back */
  const voidAll = (): Promise<Voided> =>
    transact(async (tx) => voidOrders(tx, await within(tx).sandboxMoney.listOpenCodes()));

  /** Voids the sandbox orders of some accounts within an open transaction. */
  const voidOf = async (tx: Tx, accountIds: readonly number[]): Promise<Voided> =>
    voidOrders(tx, await within(tx).sandboxMoney.listOpenCodesOf(accountIds));

  async function voidOrders(tx: Tx, codes: readonly string[]): Promise<Voided> {
    let voided = { orders: 0, amount: tetri(0) };
    for (const code of codes) {
      const order = await within(tx).orders.lockOrder(code);
      if (!order) continue;
      if (!isPaid(order)) {
        await settlement.settle(tx, order, { kind: 'failed' });
        continue;
      }
      const back = tetri(order.amount - order.refunded);
      await voidPaid(tx, order, back);
      voided = { orders: voided.orders + 1, amount: tetri(voided.amount + back) };
    }
    return voided;
  }

  async function voidPaid(tx: Tx, order: Order, back: Tetri): Promise<void> {
    if (order.operation !== 'package' && order.account_id !== null)
      await undoPurchases(tx, order.account_id, back);
    const packageId = await within(tx).sandboxMoney.findPackageOfOrder(order.id);
    if (packageId !== undefined) await refuseQuestions(tx, { packageId });
    const { missing, endedHold } = await refunds.bookRefund(tx, { order, back, isWhole: true });
    // Money spent on answers was never real: it is owed to nobody.
    if (missing > 0)
      await ledger.post(tx, {
        kind: 'void',
        key: `void:missing:${order.id}`,
        reason,
        entries: [
          { account: 'receivable', amount: missing },
          { account: 'refunds', amount: -missing },
        ],
      });
    await within(tx).orders.changeOrder(order.id, {
      refunded: order.amount,
      state: 'refunded',
      next_poll_at: null,
    });
    if (endedHold && order.question_id !== null) await questions.refuseRefunded(tx, order.question_id);
  }

  /** Reverses an account's purchases, newest first, until the balance covers `back`. */
  async function undoPurchases(tx: Tx, accountId: number, back: Tetri): Promise<void> {
    while ((await ledger.lockBalance(tx, accountId)) < back) {
      const bought = await within(tx).sandboxMoney.findNewestBought(accountId);
      if (!bought) break;
      await refuseQuestions(tx, { packageId: bought.id });
      await within(tx).sandboxMoney.voidPackage(bought.id);
      const posting = await ledger.post(tx, {
        kind: 'void',
        key: `void:package:${bought.id}`,
        reversesId: bought.postingId,
        reason,
        entries: [
          { account: 'revenue:package', amount: -bought.price },
          { account: `wallet:${accountId}`, amount: bought.price },
        ],
      });
      await withinLedger(tx).operations.addOperation(
        {
          accountId,
          kind: 'refund',
          method: 'balance',
          title: messages.operations.package(bought.title),
          amount: bought.price,
          paid: bought.price,
          status: 'done',
          balanceAfter: await ledger.balanceOf(tx, accountId),
          transactionId: posting.id,
        },
        new Date(now()),
      );
    }
    if ((await ledger.lockBalance(tx, accountId)) < back) await refuseQuestions(tx, { balanceOf: accountId });
  }

  /** Refuses unanswered questions and releases their holds. */
  async function refuseQuestions(tx: Tx, of: { packageId: number } | { balanceOf: number }): Promise<void> {
    for (const questionId of await within(tx).sandboxMoney.listQuestionsOnHold(of)) {
      await questions.refuseRefunded(tx, questionId);
      await holds.release(tx, questionId, reason);
    }
  }

  return { voidAll, voidOf };
}

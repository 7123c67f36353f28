import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';
import type { Provider } from './holds.repository.ts';
import type { Entry } from './ledger.repository.ts';
import type { Ledger, Tx, WithinLedger } from './ledger.service.ts';

export type Refunds = ReturnType<typeof createRefunds>;

/** The part of an order that a refund needs. */
export interface RefundedOrder {
  readonly id: number;
  readonly provider: Provider;
  readonly account_id: number | null;
  readonly operation: 'topup' | 'package' | 'question';
  readonly question_id: number | null;
  readonly amount: Tetri;
  readonly refunded: Tetri;
}

/**
 * Books refunds that a bank has made. The money is taken from where it is now: the wallet or the hold; what was spent or earned
 * meanwhile is the portal's loss.
 */
export function createRefunds(parts: { within: WithinLedger; ledger: Ledger; now: () => number }) {
  const { within, ledger, now } = parts;
  const at = () => new Date(now());

  /**
   * Books a refund of `back`. A full refund also ends the hold or voids the package.
   * @returns the amount that the wallet did not cover, and whether a question lost its hold
   */
  async function bookRefund(
    tx: Tx,
    { order, back, isWhole }: { order: RefundedOrder; back: Tetri; isWhole: boolean },
  ): Promise<{ missing: Tetri; endedHold: boolean }> {
    const source = await findSource(tx, order, { back, isWhole });
    const settled = await ledger.findPosting(tx, `settle:${order.provider}:${order.id}`);
    const posting = await ledger.post(tx, {
      kind: 'refund',
      key: `refund:${order.provider}:${order.id}:${order.refunded + back}`,
      reversesId: isWhole && back === order.amount ? settled?.id : undefined,
      entries: [...source.entries, { account: `clearing:${order.provider}`, amount: back }],
    });
    if (isWhole && order.operation === 'package') await within(tx).packages.voidPackage(order.id);
    if (order.account_id !== null)
      await within(tx).operations.addOperation(
        {
          accountId: order.account_id,
          kind: 'refund',
          method: order.provider,
          title: messages.operations.refund,
          amount: -source.fromWallet,
          paid: back,
          status: 'done',
          balanceAfter: await ledger.balanceOf(tx, order.account_id),
          orderId: order.id,
          transactionId: posting.id,
        },
        at(),
      );
    return { missing: source.missing, endedHold: source.endedHold };
  }

  interface Source {
    readonly entries: Entry[];
    readonly fromWallet: number;
    readonly missing: Tetri;
    readonly endedHold: boolean;
  }

  async function findSource(
    tx: Tx,
    order: RefundedOrder,
    { back, isWhole }: { back: Tetri; isWhole: boolean },
  ): Promise<Source> {
    const none = { fromWallet: 0, missing: tetri(0), endedHold: false };
    const loss: Source = { entries: [{ account: 'refunds', amount: -back }], ...none };
    if (order.account_id === null) return { entries: [{ account: 'suspense', amount: -back }], ...none };
    if (order.operation === 'package') return loss;
    const { holds, operations } = within(tx);
    const hold = order.operation === 'question' ? await holds.lockHold({ orderId: order.id }) : undefined;
    if (hold) {
      if (!isWhole) return loss;
      await holds.endHold(hold.id, 'refunded', at());
      if (hold.operationId !== null) await operations.markDone(hold.operationId);
      // Earlier partial refunds were booked as losses, so the hold still has its full amount.
      const entries: Entry[] = [
        { account: 'held', amount: -hold.amount },
        { account: 'refunds', amount: hold.amount - back },
      ];
      return { entries, ...none, endedHold: true };
    }
    const end = order.operation === 'question' ? await holds.findEnd(order.id) : undefined;
    return end === 'captured' || end === 'refunded' ? loss : fromWallet(tx, order.account_id, back);
  }

  async function fromWallet(tx: Tx, accountId: number, back: Tetri): Promise<Source> {
    const covered = Math.min(await ledger.lockBalance(tx, accountId), back);
    const missing = tetri(back - covered);
    return {
      entries: [
        { account: `wallet:${accountId}`, amount: -covered },
        { account: 'receivable', amount: -missing },
      ],
      fromWallet: covered,
      missing,
      endedHold: false,
    };
  }

  return { bookRefund };
}

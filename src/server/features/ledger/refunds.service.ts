import { moneyMessages as say } from '#shared/language/ka/money.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';
import { createHoldsRepository, type Provider } from './holds.repository.ts';
import type { Entry } from './ledger.repository.ts';
import type { Ledger, Tx } from './ledger.service.ts';
import { createOperationsRepository } from './operations.repository.ts';
import { createPackagesRepository } from './packages.repository.ts';

export type Refunds = ReturnType<typeof createRefunds>;

/** What a refund needs to know of its order. */
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
 * Money that a bank has given back. It is taken from where it lies now: the wallet it was paid into or released to, or
 * the hold; what has been spent or earned meanwhile is the portal's loss.
 */
export function createRefunds({ ledger, now }: { ledger: Ledger; now: () => number }) {
  const at = () => new Date(now());

  /**
   * Books a refund of `back`. A whole one also ends the hold or voids the package.
   * @returns what the wallet could not cover, and whether a question lost its hold.
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
    if (isWhole && order.operation === 'package') await createPackagesRepository(tx).voidPackage(order.id);
    if (order.account_id !== null)
      await createOperationsRepository(tx).addOperation(
        {
          accountId: order.account_id,
          kind: 'refund',
          method: order.provider,
          title: say.operations.refund,
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
    const lost: Source = { entries: [{ account: 'refunds', amount: -back }], ...none };
    if (order.account_id === null) return { entries: [{ account: 'suspense', amount: -back }], ...none };
    if (order.operation === 'package') return lost;
    const holds = createHoldsRepository(tx);
    const hold = order.operation === 'question' ? await holds.lockHold({ orderId: order.id }) : undefined;
    if (hold) {
      if (!isWhole) return lost;
      await holds.endHold(hold.id, 'refunded', at());
      if (hold.operationId !== null) await createOperationsRepository(tx).markDone(hold.operationId);
      // Parts that went back earlier were booked as losses; the hold has them still.
      const entries: Entry[] = [
        { account: 'held', amount: -hold.amount },
        { account: 'refunds', amount: hold.amount - back },
      ];
      return { entries, ...none, endedHold: true };
    }
    const end = order.operation === 'question' ? await holds.findEnd(order.id) : undefined;
    return end === 'captured' || end === 'refunded' ? lost : fromWallet(tx, order.account_id, back);
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

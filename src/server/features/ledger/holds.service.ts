import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import type { Hold, Provider } from './holds.repository.ts';
import type { Ledger, Tx, WithinLedger } from './ledger.service.ts';

export type { Tx } from './ledger.repository.ts';
export type Holds = ReturnType<typeof createHolds>;

/** A question returned to an expired package stays usable for this long. */
const returnedDays = 7;

/** A question that can be paid for. */
export interface PayableQuestion {
  readonly accountId: number | null;
  /** The service that the asker chose; null: any service. */
  readonly serviceId: number | null;
  readonly isAwaitingPayment: boolean;
}

/**
 * What payments need of questions. Calls run inside the payment's transaction, before wallets and holds are locked; the lock
 * order is order → question → hold → wallet.
 */
export interface PaidQuestions {
  findPayable(tx: Tx, questionId: number): Promise<PayableQuestion | undefined>;
  /**
   * Opens a paid question: awaiting_payment → open. Locks the row.
   * @returns false if it was not awaiting payment; the money then goes to the balance
   */
  openQuestion(tx: Tx, questionId: number): Promise<boolean>;
  /** Refuses an unanswered question whose payment the bank refunded: open or claimed → refused. */
  refuseRefunded(tx: Tx, questionId: number): Promise<void>;
}

interface HoldSubject {
  readonly accountId: number;
  readonly questionId: number;
}

/**
 * Holds for questions: hold when asked, capture when answered, release when refused. Each call runs in the caller's
 * transaction, together with the change of the question. Capture and release are idempotent and report whether there was a
 * hold.
 */
export function createHolds(parts: { within: WithinLedger; ledger: Ledger; now: () => number }) {
  const { within, ledger, now } = parts;
  const at = () => new Date(now());

  /** Holds an amount of the balance. @throws Problem `insufficient_funds` */
  async function holdFromBalance(
    tx: Tx,
    { accountId, questionId, amount, title }: HoldSubject & { amount: Tetri; title: string },
  ): Promise<void> {
    await ledger.requireFunds(tx, accountId, amount);
    const operationId = await within(tx).operations.addOperation(
      {
        accountId,
        kind: 'question',
        method: 'balance',
        title: messages.operations.question(title),
        amount: -amount,
        paid: amount,
        status: 'held',
        balanceAfter: (await ledger.balanceOf(tx, accountId)) - amount,
      },
      at(),
    );
    const hold = { accountId, questionId, method: 'balance', amount, packageId: null, operationId } as const;
    const id = await within(tx).holds.addHold(hold, at());
    const entries = [
      { account: `wallet:${accountId}`, amount: -amount },
      { account: 'held', amount },
    ] as const;
    await ledger.post(tx, { kind: 'hold', key: `hold:${id}`, entries });
  }

  /** Holds a question of a package. @throws Problem `no_package` */
  async function holdFromPackage(tx: Tx, { accountId, questionId }: HoldSubject): Promise<void> {
    const packageId = await within(tx).packages.takeQuestion(accountId, at());
    if (packageId === undefined)
      throw new Problem('bad_input', { message: messages.billing.noPackage, code: 'no_package' });
    const operationId = await within(tx).operations.addOperation(
      {
        accountId,
        kind: 'question',
        method: 'package',
        title: messages.operations.questionByPackage,
        amount: 0,
        paid: 0,
        status: 'held',
        balanceAfter: await ledger.balanceOf(tx, accountId),
      },
      at(),
    );
    const none = 0 as Tetri;
    await within(tx).holds.addHold(
      { accountId, questionId, method: 'package', amount: none, packageId, operationId },
      at(),
    );
  }

  /** Holds money that a bank has charged for a question; settlement posts it to the account `held`. */
  async function holdFromOrder(
    tx: Tx,
    order: HoldSubject & { orderId: number; method: Provider; amount: Tetri; operationId: number },
  ): Promise<void> {
    await within(tx).holds.addHold({ ...order, packageId: null }, at());
  }

  /** Captures the hold of an answered question. @returns false if there was no hold */
  async function capture(tx: Tx, questionId: number): Promise<boolean> {
    const { holds, operations } = within(tx);
    const hold = await holds.lockHold({ questionId });
    if (!hold) return false;
    if (hold.amount > 0)
      await ledger.post(tx, {
        kind: 'capture',
        key: `capture:${hold.id}`,
        entries: [
          { account: 'held', amount: -hold.amount },
          { account: 'revenue:question', amount: hold.amount },
        ],
      });
    await holds.endHold(hold.id, 'captured', at());
    if (hold.operationId !== null) await operations.markDone(hold.operationId);
    return true;
  }

  /**
   * Releases the hold of a question that will not be answered: money goes to the balance, however it was paid; a package gets
   * its question back.
   * @returns the released hold; undefined if there was none
   */
  async function release(tx: Tx, questionId: number, reason: string): Promise<Hold | undefined> {
    const { holds, operations, packages } = within(tx);
    const hold = await holds.lockHold({ questionId });
    if (!hold) return undefined;
    const { accountId, packageId } = hold;
    const posting =
      hold.amount > 0
        ? await ledger.post(tx, {
            kind: 'release',
            key: `release:${hold.id}`,
            reason,
            entries: [
              { account: 'held', amount: -hold.amount },
              { account: accountId === null ? 'suspense' : `wallet:${accountId}`, amount: hold.amount },
            ],
          })
        : undefined;
    if (packageId !== null) {
      const usableUntil = new Date(now() + returnedDays * 86_400_000);
      await packages.giveBack(packageId, usableUntil);
    }
    await holds.endHold(hold.id, 'released', at());
    if (hold.operationId !== null) await operations.markDone(hold.operationId);
    if (accountId !== null)
      await operations.addOperation(
        {
          accountId,
          kind: 'release',
          method: packageId === null ? 'balance' : 'package',
          title: packageId === null ? messages.operations.release : messages.operations.releaseToPackage,
          amount: hold.amount,
          paid: 0,
          status: 'done',
          balanceAfter: await ledger.balanceOf(tx, accountId),
          transactionId: posting?.id,
        },
        at(),
      );
    return hold;
  }

  return { holdFromBalance, holdFromPackage, holdFromOrder, capture, release };
}

import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import { createHoldsRepository, type Hold, type Provider } from './holds.repository.ts';
import type { Ledger, Tx } from './ledger.service.ts';
import { createOperationsRepository } from './operations.repository.ts';
import { createPackagesRepository } from './packages.repository.ts';

export type { Transact, Tx } from './ledger.repository.ts';
export type Holds = ReturnType<typeof createHolds>;

/** A question that comes back to a package whose time has run out stays usable this long. */
const givenBackDays = 7;

/** A question that is to be paid for, as payments see it. */
export interface PayableQuestion {
  readonly accountId: number | null;
  /** The service chosen at asking; null where any will do. */
  readonly serviceId: number | null;
  readonly isAwaitingPayment: boolean;
}

/**
 * What payments ask of questions. Every call is made inside the payment's own transaction, before wallets and holds
 * are touched: locks are taken order → question → hold → wallet.
 */
export interface PaidQuestions {
  findPayable(tx: Tx, questionId: number): Promise<PayableQuestion | undefined>;
  /**
   * The question is paid for: awaiting_payment → open. Locks the row.
   * @returns false when it was not waiting any more; the money then goes to the balance.
   */
  openQuestion(tx: Tx, questionId: number): Promise<boolean>;
  /** A bank took the price back while nobody had answered: open or claimed → refused. */
  refuseRefunded(tx: Tx, questionId: number): Promise<void>;
}

interface Asked {
  readonly accountId: number;
  readonly questionId: number;
}

/**
 * What is kept aside for a question: hold at asking, capture at answer, release at refusal. Each call runs in the
 * caller's transaction, together with the change of the question. A question has one open hold at most; capture and
 * release are safe to repeat: the second time there is nothing left to end, and they say so.
 */
export function createHolds({ ledger, now }: { ledger: Ledger; now: () => number }) {
  const at = () => new Date(now());

  /** @throws Problem `insufficient_funds` */
  async function holdFromBalance(
    tx: Tx,
    { accountId, questionId, amount, title }: Asked & { amount: Tetri; title: string },
  ): Promise<void> {
    await ledger.requireFunds(tx, accountId, amount);
    const operationId = await createOperationsRepository(tx).addOperation(
      {
        accountId,
        kind: 'question',
        method: 'balance',
        title: say.operations.question(title),
        amount: -amount,
        paid: amount,
        status: 'held',
        balanceAfter: (await ledger.balanceOf(tx, accountId)) - amount,
      },
      at(),
    );
    const hold = { accountId, questionId, method: 'balance', amount, packageId: null, operationId } as const;
    const id = await createHoldsRepository(tx).addHold(hold, at());
    const entries = [
      { account: `wallet:${accountId}`, amount: -amount },
      { account: 'held', amount },
    ] as const;
    await ledger.post(tx, { kind: 'hold', key: `hold:${id}`, entries });
  }

  /** @throws Problem `no_package` */
  async function holdFromPackage(tx: Tx, { accountId, questionId }: Asked): Promise<void> {
    const packageId = await createPackagesRepository(tx).takeQuestion(accountId, at());
    if (packageId === undefined)
      throw new Problem('bad_input', { message: say.billing.noPackage, code: 'no_package' });
    const operationId = await createOperationsRepository(tx).addOperation(
      {
        accountId,
        kind: 'question',
        method: 'package',
        title: say.operations.questionByPackage,
        amount: 0,
        paid: 0,
        status: 'held',
        balanceAfter: await ledger.balanceOf(tx, accountId),
      },
      at(),
    );
    const none = 0 as Tetri;
    await createHoldsRepository(tx).addHold(
      { accountId, questionId, method: 'package', amount: none, packageId, operationId },
      at(),
    );
  }

  /** Money a bank has taken for a question; the posting into `held` is the settlement's. */
  async function holdFromOrder(
    tx: Tx,
    order: Asked & { orderId: number; method: Provider; amount: Tetri; operationId: number },
  ): Promise<void> {
    await createHoldsRepository(tx).addHold({ ...order, packageId: null }, at());
  }

  /** The question was answered: its price is earned. @returns false when nothing was held for it. */
  async function capture(tx: Tx, questionId: number): Promise<boolean> {
    const holds = createHoldsRepository(tx);
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
    if (hold.operationId !== null) await createOperationsRepository(tx).markDone(hold.operationId);
    return true;
  }

  /**
   * The question will not be answered: money goes to the balance whatever it was paid with, a package gets its
   * question back. @returns what went back, or undefined when nothing was held.
   */
  async function release(tx: Tx, questionId: number, reason: string): Promise<Hold | undefined> {
    const holds = createHoldsRepository(tx);
    const operations = createOperationsRepository(tx);
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
      const usableUntil = new Date(now() + givenBackDays * 86_400_000);
      await createPackagesRepository(tx).giveBack(packageId, usableUntil);
    }
    await holds.endHold(hold.id, 'released', at());
    if (hold.operationId !== null) await operations.markDone(hold.operationId);
    if (accountId !== null)
      await operations.addOperation(
        {
          accountId,
          kind: 'release',
          method: packageId === null ? 'balance' : 'package',
          title: packageId === null ? say.operations.release : say.operations.releaseToPackage,
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

import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import type { Provider } from './holds.repository.ts';
import type { Ledger, Tx } from './ledger.service.ts';
import { createOperationsRepository } from './operations.repository.ts';
import { createPackagesRepository } from './packages.repository.ts';

export type Purchases = ReturnType<typeof createPurchases>;

export interface SoldService {
  readonly id: number;
  readonly title: string;
  readonly price: Tetri;
  readonly questions: number;
  readonly validDays: number;
}

type Kind = 'topup' | 'package' | 'question';

/** Buying: what a user reads of it, and what they get. */
export function createPurchases({ ledger, now }: { ledger: Ledger; now: () => number }) {
  const at = () => new Date(now());

  /** Shows a payment that has been begun at a bank. It counts for nothing yet. */
  async function announcePayment(
    tx: Tx,
    payment: {
      accountId: number;
      orderId: number;
      kind: Kind;
      method: Provider;
      title: string;
      amount: Tetri;
    },
  ): Promise<void> {
    await createOperationsRepository(tx).addOperation(
      {
        ...payment,
        amount: payment.kind === 'topup' ? payment.amount : 0,
        paid: payment.amount,
        status: 'pending',
      },
      at(),
    );
  }

  const markUnpaid = (tx: Tx, orderId: number, status: 'pending' | 'failed'): Promise<void> =>
    createOperationsRepository(tx).markUnpaid(orderId, status);

  /** The payment has come in. @returns the operation's id. */
  async function settlePurchase(
    tx: Tx,
    paid: {
      accountId: number;
      orderId: number;
      kind: Kind;
      title: string;
      amount: Tetri;
      transactionId: number;
    },
  ): Promise<number> {
    const id = await createOperationsRepository(tx).settleOperation(
      paid.orderId,
      {
        kind: paid.kind,
        title: paid.title,
        amount: paid.kind === 'topup' ? paid.amount : 0,
        paid: paid.amount,
        status: paid.kind === 'question' ? 'held' : 'done',
        balanceAfter: await ledger.balanceOf(tx, paid.accountId),
        transactionId: paid.transactionId,
      },
      at(),
    );
    if (id === undefined) throw new Error(`order ${paid.orderId} has no operation`);
    return id;
  }

  async function grantPackage(
    tx: Tx,
    { accountId, orderId, service }: { accountId: number; orderId?: number; service: SoldService },
  ): Promise<number> {
    return createPackagesRepository(tx).addPackage(
      {
        accountId,
        orderId,
        serviceId: service.id,
        questions: service.questions,
        validUntil: new Date(now() + service.validDays * 86_400_000),
      },
      at(),
    );
  }

  /** @throws Problem `insufficient_funds` */
  async function buyPackageFromBalance(tx: Tx, accountId: number, service: SoldService): Promise<void> {
    await ledger.requireFunds(tx, accountId, service.price);
    const packageId = await grantPackage(tx, { accountId, service });
    const posting = await ledger.post(tx, {
      kind: 'package',
      key: `package:${packageId}`,
      entries: [
        { account: `wallet:${accountId}`, amount: -service.price },
        { account: 'revenue:package', amount: service.price },
      ],
    });
    await createOperationsRepository(tx).addOperation(
      {
        accountId,
        kind: 'package',
        method: 'balance',
        title: say.operations.package(service.title),
        amount: -service.price,
        paid: service.price,
        status: 'done',
        balanceAfter: await ledger.balanceOf(tx, accountId),
        transactionId: posting.id,
      },
      at(),
    );
  }

  /** Marks packages whose time has run out. */
  const expirePackages = (tx: Tx): Promise<number> => createPackagesRepository(tx).expirePackages(at());

  /**
   * A posting by the operator's hand: to the balance, or from it when below zero.
   * @throws Problem `insufficient_funds`, and `bad_input` for nothing
   */
  async function adjustBalance(
    tx: Tx,
    order: { accountId: number; amount: number; reason: string; key: string; title: string },
  ): Promise<void> {
    if (order.amount === 0)
      throw new Problem('bad_input', { message: say.billing.wrongAmount, code: 'wrong_amount' });
    if (order.amount < 0) await ledger.requireFunds(tx, order.accountId, -order.amount as Tetri);
    const posting = await ledger.post(tx, {
      kind: 'adjustment',
      key: order.key,
      reason: order.reason,
      entries: [
        { account: 'adjustments', amount: -order.amount },
        { account: `wallet:${order.accountId}`, amount: order.amount },
      ],
    });
    if (!posting.isNew) return;
    await createOperationsRepository(tx).addOperation(
      {
        accountId: order.accountId,
        kind: 'adjustment',
        method: 'balance',
        title: order.title,
        amount: order.amount,
        paid: 0,
        status: 'done',
        balanceAfter: await ledger.balanceOf(tx, order.accountId),
        transactionId: posting.id,
      },
      at(),
    );
  }

  return {
    announcePayment,
    markUnpaid,
    settlePurchase,
    grantPackage,
    buyPackageFromBalance,
    expirePackages,
    adjustBalance,
  };
}

import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import type { Provider } from './holds.repository.ts';
import type { Ledger, Tx, WithinLedger } from './ledger.service.ts';

export type Purchases = ReturnType<typeof createPurchases>;

export interface SoldService {
  readonly id: number;
  readonly title: string;
  readonly price: Tetri;
  readonly questions: number;
  readonly validDays: number;
}

type Kind = 'topup' | 'package' | 'question';

/** Purchases: what users get for their payments, and the operations they see. */
export function createPurchases(parts: { within: WithinLedger; ledger: Ledger; now: () => number }) {
  const { within, ledger, now } = parts;
  const at = () => new Date(now());

  /** Adds a pending operation for a payment started at a bank. It does not change the balance. */
  async function addPendingPayment(
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
    await within(tx).operations.addOperation(
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
    within(tx).operations.markUnpaid(orderId, status);

  /** Books a payment that has arrived. @returns the operation's id */
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
    const id = await within(tx).operations.settleOperation(
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
    return within(tx).packages.addPackage(
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

  /** Buys a package from the balance. @throws Problem `insufficient_funds` */
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
    await within(tx).operations.addOperation(
      {
        accountId,
        kind: 'package',
        method: 'balance',
        title: messages.operations.package(service.title),
        amount: -service.price,
        paid: service.price,
        status: 'done',
        balanceAfter: await ledger.balanceOf(tx, accountId),
        transactionId: posting.id,
      },
      at(),
    );
  }

  /** Marks expired packages. */
  const expirePackages = (tx: Tx): Promise<number> => within(tx).packages.expirePackages(at());

  /**
   * Books a manual adjustment of the balance by staff; negative amounts reduce it.
   * @throws Problem `insufficient_funds`, or `bad_input` for zero
   */
  async function adjustBalance(
    tx: Tx,
    order: {
      accountId: number;
      amount: number;
      reason: string;
      key: string;
      title: string;
      operationId?: number | undefined;
    },
  ): Promise<void> {
    if (order.amount === 0)
      throw new Problem('bad_input', { message: messages.billing.wrongAmount, code: 'wrong_amount' });
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
    await within(tx).operations.addOperation(
      {
        id: order.operationId,
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
    addPendingPayment,
    markUnpaid,
    settlePurchase,
    grantPackage,
    buyPackageFromBalance,
    expirePackages,
    adjustBalance,
  };
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createTransact, type Tx } from '#server/database/transact.ts';
import { operatorBecause } from '#server/features/payments/desks/payment-operations.service.ts';
import { createPaymentRepositories } from '#server/features/payments/orders.repository.ts';
import { type Money, wireMoney } from '#server/features/payments/payments.wiring.ts';
import { wirePaying } from '#server/features/questions/questions.wiring.ts';
import { moneyMessages } from '#shared/language/ka/payments/money.ts';
import { parseGel } from '#shared/money/tetri.ts';
import { createDemoDesksRepository } from './demo-desks.repository.ts';

const hour = 3_600_000;

/** The money of a demonstration moves as all money does; no mail tells of it. */
export function wireDemoMoney({
  config,
  db,
  now,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => number;
}): Money {
  const enqueueMail = async () => {};
  return wireMoney({
    ...{ config, db, banks: {}, questions: wirePaying({ enqueueMail, now }), enqueueMail, now },
    alarm: () => {},
    onError: (what, error) => {
      throw new Error(`${what} of the demonstration`, { cause: error });
    },
  });
}

/** Begins a payment into a balance at the sandbox bank. @returns its code */
export async function orderTopup(
  { db, money }: { readonly db: Database; readonly money: Money },
  { accountId, amount: written, at }: { accountId: number; amount: string; at: Date },
): Promise<string> {
  const amount = parseGel(written);
  if (!amount) throw new Error(`seeds/desks.yaml: ${written} is no amount`);
  const code = randomBytes(10).toString('hex');
  await createTransact(db)(async (tx) => {
    const { orders } = createPaymentRepositories(tx);
    const orderId = await orders.addOrder(
      {
        ...{ code, provider: 'cartu', account_id: accountId, operation: 'topup', service_id: null },
        ...{ question_id: null, amount, bank_key: randomUUID(), is_sandbox: true },
        expires_at: new Date(at.getTime() + hour),
      },
      at,
    );
    await money.purchases.addPendingPayment(tx, {
      ...{ accountId, orderId, kind: 'topup', method: 'cartu', amount },
      title: moneyMessages.operations.topup,
    });
    await orders.changeOrder(orderId, { state: 'redirected' });
  });
  return code;
}

export const settleTopup = (money: Money, code: string): Promise<unknown> =>
  money.operations.settleByHand(code, operatorBecause('seed --demo'));

/**
 * Posts back what the demonstration's own readers have paid at the sandbox bank, so that their accounts can be removed: within
 * the transaction that removes them.
 */
export async function voidDemoMoney(config: Config, tx: Tx): Promise<void> {
  const accounts = await createDemoDesksRepository(tx).listRows('account');
  if (accounts.length === 0) return;
  await wireDemoMoney({ config, db: tx, now: Date.now }).sandboxMoney.voidOf(tx, accounts);
}

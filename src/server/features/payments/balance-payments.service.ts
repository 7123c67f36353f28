import type { BillingAnswer, BillingForm } from '#shared/contracts/payments.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { Holds, PaidQuestions } from '../ledger/holds.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Purchases } from '../ledger/purchases.service.ts';
import type { Idempotency } from './idempotency.service.ts';
import type { Transact, Tx } from './orders.repository.ts';
import type { PurchaseCheck } from './purchase-check.service.ts';

export type BalancePayments = ReturnType<typeof createBalancePayments>;

/** Pays from the balance or with a question of a package. */
export function createBalancePayments(parts: {
  transact: Transact;
  check: PurchaseCheck;
  purchases: Purchases;
  ledger: Ledger;
  holds: Holds;
  questions: PaidQuestions;
  idempotency: Idempotency;
}) {
  const { transact, check, purchases, ledger, holds, questions, idempotency } = parts;

  /**
   * Bills a purchase.
   * @throws Problem `insufficient_funds`, `no_package`, `not_payable`, `not_found`, or at `service`, `question`
   */
  function bill(call: {
    accountId: number;
    key: string | undefined;
    body: unknown;
    readForm: () => BillingForm;
  }): Promise<BillingAnswer> {
    const { accountId, key, body } = call;
    return idempotency.answerOnce({ accountId, key, body: ['balance', body] }, async (slot) => {
      const form = call.readForm();
      return transact(async (tx) => {
        const msg =
          form.operation === 'pkg'
            ? await buyPackage(tx, accountId, form)
            : await payQuestion(tx, accountId, form);
        // After the wallet is locked, so that what is asked for meanwhile is seen.
        await check.refuseLeaving(tx, accountId);
        const answer: BillingAnswer = { msg, balance: formatGel(await ledger.balanceOf(tx, accountId)) };
        await slot.saveAnswer(tx, answer);
        return answer;
      });
    });
  }

  async function buyPackage(tx: Tx, accountId: number, form: BillingForm): Promise<string> {
    const service = await check.findService(tx, form.service, 'pkg');
    await purchases.buyPackageFromBalance(tx, accountId, service);
    return messages.billing.packageBought;
  }

  async function payQuestion(tx: Tx, accountId: number, form: BillingForm): Promise<string> {
    const service = form.service === undefined ? undefined : await check.findService(tx, form.service, 'ask');
    const questionId = await check.checkQuestion(tx, accountId, form);
    if (!(await questions.openQuestion(tx, questionId)))
      throw new Problem('conflict', { message: messages.billing.notPayable, code: 'not_payable' });
    const payment = { accountId, questionId };
    if (service) await holds.holdFromBalance(tx, { ...payment, amount: service.price, title: service.title });
    else await holds.holdFromPackage(tx, payment);
    return messages.billing.questionPaid;
  }

  return { bill };
}

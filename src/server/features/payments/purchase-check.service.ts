import type { BankForm, BillingForm } from '#shared/contracts/payments.ts';
import { type Complaint, Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { type FieldCode, formMessages } from '#shared/language/ka/site/forms.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import { maxTopUp, minTopUp, parseGel, type Tetri } from '#shared/money/tetri.ts';
import type { PaidQuestions } from '../ledger/holds.service.ts';
import type { Tx, WithinPayments } from './orders.repository.ts';
import type { PricedService } from './priced-services.repository.ts';

export type PurchaseCheck = ReturnType<typeof createPurchaseCheck>;

/** A checked purchase: it exists, belongs to the caller, and has the portal's price. */
export type Purchase =
  | { readonly kind: 'topup'; readonly amount: Tetri }
  | { readonly kind: 'package'; readonly amount: Tetri; readonly service: PricedService }
  | {
      readonly kind: 'question';
      readonly amount: Tetri;
      readonly service: PricedService;
      readonly questionId: number;
    };

export function createPurchaseCheck({
  within,
  questions,
}: {
  within: WithinPayments;
  questions: PaidQuestions;
}) {
  /** Checks a purchase. @throws Problem at `value`, `service` or `question`; `wrong_amount`, `not_payable` */
  async function checkPurchase(tx: Tx, accountId: number, form: BankForm): Promise<Purchase> {
    await refuseLeaving(tx, accountId);
    if (form.operation === undefined) return { kind: 'topup', amount: topUpOf(form.value) };
    const service = await findService(tx, form.service, form.operation);
    if (form.value !== undefined && parseGel(form.value.trim()) !== service.price)
      throw new Problem('bad_input', { message: messages.billing.wrongAmount, code: 'wrong_amount' });
    if (form.operation === 'pkg') return { kind: 'package', amount: service.price, service };
    const questionId = await checkQuestion(tx, accountId, { ...form, service: service.id });
    return { kind: 'question', amount: service.price, service, questionId };
  }

  /** Refuses whoever waits for their balance to go with it. @throws Problem `account_leaving` */
  async function refuseLeaving(tx: Tx, accountId: number): Promise<void> {
    if (await within(tx).acts.isLeaving(accountId))
      throw new Problem('conflict', { message: messages.leaving.waits, code: 'account_leaving' });
  }

  async function findService(
    tx: Tx,
    id: number | undefined,
    operation: 'pkg' | 'ask',
  ): Promise<PricedService> {
    if (id === undefined) throw atField('service', 'required');
    const service = await within(tx).services.findService(id);
    if (service?.operation !== operation) throw atField('service', 'invalid');
    return service;
  }

  /** @returns the id of the caller's question if it awaits payment */
  async function checkQuestion(
    tx: Tx,
    accountId: number,
    { question, service }: Pick<BillingForm, 'question' | 'service'>,
  ): Promise<number> {
    if (question === undefined) throw atField('question', 'required');
    const payable = await questions.findPayable(tx, question);
    // Somebody else's is as unknown to the caller as one that does not exist.
    if (payable?.accountId !== accountId) throw atField('question', 'invalid');
    if (!payable.isAwaitingPayment)
      throw new Problem('conflict', { message: messages.billing.notPayable, code: 'not_payable' });
    if (service !== undefined && payable.serviceId !== null && payable.serviceId !== service)
      throw atField('service', 'invalid');
    return question;
  }

  return { checkPurchase, refuseLeaving, findService, checkQuestion };
}

function topUpOf(value: string | undefined): Tetri {
  if (value === undefined) throw atField('value', 'required');
  const amount = parseGel(value.trim());
  if (amount === undefined || amount < minTopUp || amount > maxTopUp) throw atField('value', 'amount');
  return amount;
}

function atField(field: string, code: FieldCode): Problem {
  const complaint: Complaint = { message: formMessages[code], code };
  return new Problem(
    'bad_input',
    { message: httpMessages.badInput, code: 'bad_input' },
    { [field]: [complaint] },
  );
}

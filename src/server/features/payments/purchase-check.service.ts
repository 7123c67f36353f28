import type { BankForm, BillingForm } from '#shared/contracts/payments.ts';
import { type Complaint, Problem } from '#shared/contracts/problem.ts';
import { type FieldCode, formMessages } from '#shared/language/ka/forms.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import { leastTopUp, mostTopUp, parseGel, type Tetri } from '#shared/money/tetri.ts';
import type { PaidQuestions } from '../ledger/holds.service.ts';
import type { Tx } from './orders.repository.ts';
import { createPricedServices, type PricedService } from './priced-services.repository.ts';

export type PurchaseCheck = ReturnType<typeof createPurchaseCheck>;

/** What is to be paid for, checked: it exists, it is the caller's, and the price is the portal's own. */
export type Purchase =
  | { readonly kind: 'topup'; readonly amount: Tetri }
  | { readonly kind: 'package'; readonly amount: Tetri; readonly service: PricedService }
  | {
      readonly kind: 'question';
      readonly amount: Tetri;
      readonly service: PricedService;
      readonly questionId: number;
    };

export function createPurchaseCheck({ questions }: { questions: PaidQuestions }) {
  /** @throws Problem at `value`, `service` or `question`; `wrong_amount`, `not_payable`, `not_found` */
  async function checkPurchase(tx: Tx, accountId: number, form: BankForm): Promise<Purchase> {
    if (form.operation === undefined) return { kind: 'topup', amount: topUpOf(form.value) };
    const service = await findService(tx, form.service, form.operation);
    if (form.value !== undefined && parseGel(form.value.trim()) !== service.price)
      throw new Problem('bad_input', { message: say.billing.wrongAmount, code: 'wrong_amount' });
    if (form.operation === 'pkg') return { kind: 'package', amount: service.price, service };
    const questionId = await checkQuestion(tx, accountId, { ...form, service: service.id });
    return { kind: 'question', amount: service.price, service, questionId };
  }

  async function findService(
    tx: Tx,
    id: number | undefined,
    operation: 'pkg' | 'ask',
  ): Promise<PricedService> {
    if (id === undefined) throw atField('service', 'required');
    const service = await createPricedServices(tx).findService(id);
    if (service?.operation !== operation) throw atField('service', 'invalid');
    return service;
  }

  /** @returns the question's id, when it is the caller's and waits to be paid for. */
  async function checkQuestion(
    tx: Tx,
    accountId: number,
    { question, service }: Pick<BillingForm, 'question' | 'service'>,
  ): Promise<number> {
    if (question === undefined) throw atField('question', 'required');
    const payable = await questions.findPayable(tx, question);
    if (!payable) throw atField('question', 'invalid');
    if (payable.accountId !== accountId)
      throw new Problem('not_found', { message: say.billing.notYours, code: 'question_not_found' });
    if (!payable.isAwaitingPayment)
      throw new Problem('conflict', { message: say.billing.notPayable, code: 'not_payable' });
    if (service !== undefined && payable.serviceId !== null && payable.serviceId !== service)
      throw atField('service', 'invalid');
    return question;
  }

  return { checkPurchase, findService, checkQuestion };
}

function topUpOf(value: string | undefined): Tetri {
  if (value === undefined) throw atField('value', 'required');
  const amount = parseGel(value.trim());
  if (amount === undefined || amount < leastTopUp || amount > mostTopUp) throw atField('value', 'amount');
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

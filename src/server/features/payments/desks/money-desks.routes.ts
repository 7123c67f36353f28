import type { RegisterCall } from '#server/http/register-call.ts';
import {
  adjustBalance,
  confirmMoneyAct,
  declineMoneyAct,
  listOperations,
  listOrders,
  refundOrder,
  settleOrder,
} from '#shared/contracts/office/money.ts';
import { attemptOf } from '../read-call.ts';
import type { MoneyActs } from './money-acts.service.ts';
import type { MoneyDesks } from './money-desks.service.ts';

interface MoneyOffice {
  readonly desks: MoneyDesks;
  readonly acts: MoneyActs;
}

/** The desks of money. Forms are parsed under the idempotency key, so that a refusal of the form is stored too. */
export function installMoneyDesks(register: RegisterCall, { desks, acts }: MoneyOffice): void {
  register(listOrders, ({ input }) => desks.listOrders(input));
  register(listOperations, ({ input }) => desks.listOperations(input));
  register(settleOrder, (call) => acts.settle({ ...attemptOf(call), readForm: () => call.input }));
  register(refundOrder, (call) => acts.refund({ ...attemptOf(call), readForm: () => call.input }));
  register(adjustBalance, (call) => acts.adjust({ ...attemptOf(call), readForm: () => call.input }));
  register(confirmMoneyAct, (call) => acts.confirm({ ...attemptOf(call), readForm: () => call.input }));
  register(declineMoneyAct, (call) => acts.decline({ ...attemptOf(call), readForm: () => call.input }));
}

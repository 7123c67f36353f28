import type { RegisterCall } from '#server/http/register-call.ts';
import {
  getPaymentState,
  listOpenBanks,
  payFromBalance,
  startBogPayment,
  startCartuPayment,
} from '#shared/contracts/payments.ts';
import type { BalancePayments } from './balance-payments.service.ts';
import type { BankPayments } from './banks/bank-payments.service.ts';
import type { PaymentStates } from './payment-state.service.ts';
import { attemptOf, orderCodeOf } from './read-call.ts';

interface PaymentServices {
  readonly bankPayments: BankPayments;
  readonly balancePayments: BalancePayments;
  readonly states: PaymentStates;
  readonly openBanks: readonly ('cartu' | 'bog')[];
}

/**
 * Registers the calls of CONTRACT.md section 7. Forms are parsed under the idempotency key, so that a refusal of the form is
 * stored too.
 */
export function installPayments(
  register: RegisterCall,
  { bankPayments, balancePayments, states, openBanks }: PaymentServices,
): void {
  register(listOpenBanks, () => ({ banks: [...openBanks] }));
  register(startCartuPayment, (call) =>
    bankPayments.startCartu({ ...attemptOf(call), readForm: () => call.input }),
  );
  register(startBogPayment, (call) =>
    bankPayments.startBog({ ...attemptOf(call), readForm: () => call.input }),
  );
  register(payFromBalance, (call) =>
    balancePayments.bill({ ...attemptOf(call), readForm: () => call.input }),
  );
  register(getPaymentState, ({ caller: { accountId }, input: { order } }) =>
    order === undefined
      ? states.findNewestState(accountId)
      : states.findState({ accountId, code: orderCodeOf(order) }),
  );
}

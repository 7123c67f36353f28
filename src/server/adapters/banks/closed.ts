import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages } from '#shared/language/ka/payments/money.ts';
import type { Bog } from './bog.ts';
import type { Cartu } from './cartu.ts';

/** Creates the refusal of calls to a bank without settings. */
const bankClosed = (): Problem =>
  new Problem('bad_input', { message: moneyMessages.bankClosed, code: 'bank_closed' });

const refuse = (): never => {
  throw bankClosed();
};

/** A bank without settings: payments are refused, and calls in its name are not parsed. */
export const closedCartu: Cartu = {
  requireOpen: refuse,
  formFor: refuse,
  readCall: refuse,
  isSigned: refuse,
  readConfirmation: refuse,
  writeAnswer: refuse,
};

export const closedBog: Bog = {
  requireOpen: refuse,
  createOrder: async () => refuse(),
  readOrder: async () => refuse(),
  refund: async () => refuse(),
  isSigned: refuse,
  readCallback: refuse,
};

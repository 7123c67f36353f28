import { BankAway } from './bank-away.ts';
import type { Bog } from './bog.ts';
import type { Cartu } from './cartu.ts';

const refuse = (): never => {
  throw new BankAway('no bank is set up');
};

/** Where no bank is set up: nothing can be paid, and nothing that comes is believed. */
export const closedCartu: Cartu = {
  formFor: refuse,
  readCall: () => ({ xml: '', signature: '' }),
  isSigned: () => false,
  readConfirmation: () => undefined,
  writeAnswer: () => '',
};

export const closedBog: Bog = {
  createOrder: async () => refuse(),
  readOrder: async () => refuse(),
  refund: async () => refuse(),
  isSigned: () => false,
  readCallback: () => undefined,
};

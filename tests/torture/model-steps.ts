import fc from 'fast-check';
import type { ModelOrder } from './money-model.ts';

/** One step; numbers choose among the existing things. */
export type Step =
  | { readonly do: 'ask' | 'buyPackage' }
  | {
      readonly do: 'order';
      readonly bank: 'cartu' | 'bog';
      readonly kind: ModelOrder['kind'];
      readonly at: number;
      readonly gel: number;
    }
  | {
      readonly do: 'bankSays';
      readonly at: number;
      readonly what: 'paid' | 'paid_again' | 'failed' | 'wrong_amount' | 'forged';
    }
  | { readonly do: 'refund'; readonly at: number; readonly share: number }
  | { readonly do: 'payFromBalance' | 'payFromPackage' | 'answer' | 'refuse'; readonly at: number };

const at = fc.nat(40);
const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('ask' as const, 'buyPackage' as const) }),
    fc.record({
      do: fc.constant('order' as const),
      bank: fc.constantFrom('cartu' as const, 'bog' as const, 'bog' as const),
      kind: fc.constantFrom('topup' as const, 'package' as const, 'question' as const, 'question' as const),
      at,
      gel: fc.integer({ min: 1, max: 40 }),
    }),
    fc.record({
      do: fc.constant('bankSays' as const),
      at,
      what: fc.constantFrom('paid', 'paid', 'paid', 'paid', 'paid_again', 'failed', 'wrong_amount', 'forged'),
    }) as fc.Arbitrary<Step>,
    fc.record({ do: fc.constant('refund' as const), at, share: fc.constantFrom(0.25, 0.5, 1) }),
    fc.record({ do: fc.constantFrom('payFromBalance' as const, 'payFromPackage' as const), at }),
    fc.record({ do: fc.constantFrom('answer' as const, 'refuse' as const), at }),
  ),
  { minLength: 12, maxLength: 40 },
);

const ask: Step = { do: 'ask' };
const topUp: Step = { do: 'order', bank: 'cartu', kind: 'topup', at: 1, gel: 40 };
const orderPackage: Step = { do: 'order', bank: 'bog', kind: 'package', at: 1, gel: 1 };
const orderQuestion: Step = { do: 'order', bank: 'bog', kind: 'question', at: 1, gel: 1 };
const paid: Step = { do: 'bankSays', at: 1, what: 'paid' };
const fromPackage: Step = { do: 'payFromPackage', at: 1 };
const refund: Step = { do: 'refund', at: 1, share: 1 };
const refuse: Step = { do: 'refuse', at: 1 };

/** Initial steps, because random ones alone rarely leave much to work with. */
const beginning = [
  ask,
  ask,
  ask,
  orderPackage,
  paid,
  topUp,
  paid,
  orderQuestion,
  fromPackage,
  fromPackage,
  paid,
];
export const steps = fc.tuple(fc.subarray(beginning), anySteps).map(([begun, more]) => [...begun, ...more]);

/** Sequences that random steps found only after hundreds of runs; always tested. */
export const rareSteps: readonly (readonly Step[])[] = [
  // A refunded package gets no question back.
  [ask, orderPackage, paid, fromPackage, refund, refuse],
  // A used-up package can be used again when a question is returned.
  [ask, ask, ask, orderPackage, paid, fromPackage, fromPackage, refuse, fromPackage],
  // Earned money is not taken from the wallet.
  [ask, orderQuestion, paid, topUp, paid, { do: 'answer', at: 1 }, refund],
  // Money released to the wallet is taken from there.
  [ask, orderQuestion, paid, refuse, refund],
  // A question that is already paid is not paid again: the money goes to the wallet.
  [ask, topUp, paid, orderQuestion, { do: 'payFromBalance', at: 1 }, paid],
];

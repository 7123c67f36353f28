import { wireLedger } from '../../ledger/ledger.wiring.ts';
import { createPaymentRepositories } from '../orders.repository.ts';
import { createLeaving } from './leaving.service.ts';

/** Wires what accounts ask of money when their owners go. */
export function wireLeaving({ now }: { readonly now: () => number }) {
  const { ledger, purchases } = wireLedger({ now });
  return createLeaving({ within: createPaymentRepositories, ledger, purchases, now });
}

import { createHolds } from './holds.service.ts';
import { createLedgerRepositories } from './ledger.repository.ts';
import { createLedger } from './ledger.service.ts';
import { createPurchases } from './purchases.service.ts';
import { createRefunds } from './refunds.service.ts';

/** Wires the ledger and its services, which run in their callers' transactions. */
export function wireLedger({ now }: { now: () => number }) {
  const within = createLedgerRepositories;
  const ledger = createLedger({ within, now });
  return {
    ledger,
    holds: createHolds({ within, ledger, now }),
    purchases: createPurchases({ within, ledger, now }),
    refunds: createRefunds({ within, ledger, now }),
  };
}

import { createHash } from 'node:crypto';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import type { Entry, Tx, WithinLedger } from './ledger.repository.ts';

export type { Tx, WithinLedger } from './ledger.repository.ts';
export type Ledger = ReturnType<typeof createLedger>;

export interface Posting {
  readonly kind: string;
  /** Idempotency key: posting it again changes nothing. */
  readonly key: string;
  readonly entries: readonly Entry[];
  readonly reversesId?: number | undefined;
  readonly reason?: string | undefined;
}

/** The ledger: a double-entry journal. Every call runs in the caller's transaction. */
export function createLedger({ within, now }: { within: WithinLedger; now: () => number }) {
  /** Books a posting without its zero entries. @throws Problem `idempotency_mismatch` if the key belongs to another posting */
  async function post(tx: Tx, posting: Posting): Promise<{ id: number; isNew: boolean }> {
    const { journal } = within(tx);
    const entries = posting.entries.filter(({ amount }) => amount !== 0);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([posting.kind, entries]))
      .digest('hex');
    for (const { account } of entries)
      if (account.startsWith('wallet:')) await journal.openWallet(Number(account.slice(7)));
    const id = await journal.addPosting({ ...posting, fingerprint }, new Date(now()));
    if (id !== undefined) {
      await journal.addEntries(id, entries);
      return { id, isNew: true };
    }
    const known = await journal.findPosting(posting.key);
    if (known?.fingerprint === fingerprint) return { id: known.id, isNew: false };
    throw new Problem('conflict', { message: messages.idempotency.mismatch, code: 'idempotency_mismatch' });
  }

  /** Locks a wallet until the transaction ends and checks that it has the amount. @throws Problem `insufficient_funds` */
  async function requireFunds(tx: Tx, accountId: number, amount: Tetri): Promise<void> {
    if ((await within(tx).journal.lockBalance(accountId)) >= amount) return;
    throw new Problem('bad_input', {
      message: messages.billing.insufficientFunds,
      code: 'insufficient_funds',
    });
  }

  const lockBalance = (tx: Tx, accountId: number): Promise<Tetri> =>
    within(tx).journal.lockBalance(accountId);
  const balanceOf = (tx: Tx, accountId: number): Promise<Tetri> => within(tx).journal.findBalance(accountId);

  const findPosting = (tx: Tx, key: string): Promise<{ id: number } | undefined> =>
    within(tx).journal.findPosting(key);

  return { post, findPosting, requireFunds, lockBalance, balanceOf };
}

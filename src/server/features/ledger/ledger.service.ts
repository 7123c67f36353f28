import { createHash } from 'node:crypto';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import { createLedgerRepository, type Entry, type Tx } from './ledger.repository.ts';

export type { Transact, Tx } from './ledger.repository.ts';
export type Ledger = ReturnType<typeof createLedger>;

export interface Posting {
  readonly kind: string;
  /** Booking the same key again changes nothing. */
  readonly key: string;
  readonly entries: readonly Entry[];
  readonly reversesId?: number | undefined;
  readonly reason?: string | undefined;
}

/** The double-entry journal. Everything happens in the caller's transaction: it commits with what it belongs to. */
export function createLedger({ now }: { now: () => number }) {
  /**
   * Books a posting. Entries of zero are left out.
   * @throws Problem `idempotency_mismatch` when the key stands for another posting.
   */
  async function post(tx: Tx, posting: Posting): Promise<{ id: number; isNew: boolean }> {
    const journal = createLedgerRepository(tx);
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
    throw new Problem('conflict', { message: say.idempotency.mismatch, code: 'idempotency_mismatch' });
  }

  /**
   * Makes sure a wallet holds an amount, and keeps others from it until the transaction ends.
   * @throws Problem `insufficient_funds`
   */
  async function requireFunds(tx: Tx, accountId: number, amount: Tetri): Promise<void> {
    if ((await createLedgerRepository(tx).lockBalance(accountId)) >= amount) return;
    throw new Problem('bad_input', { message: say.billing.insufficientFunds, code: 'insufficient_funds' });
  }

  const lockBalance = (tx: Tx, accountId: number): Promise<Tetri> =>
    createLedgerRepository(tx).lockBalance(accountId);
  const balanceOf = (tx: Tx, accountId: number): Promise<Tetri> =>
    createLedgerRepository(tx).findBalance(accountId);

  const findPosting = (tx: Tx, key: string): Promise<{ id: number } | undefined> =>
    createLedgerRepository(tx).findPosting(key);

  return { post, findPosting, requireFunds, lockBalance, balanceOf };
}

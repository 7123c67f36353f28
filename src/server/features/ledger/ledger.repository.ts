import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';
import { createHoldsRepository } from './holds.repository.ts';
import { createOperationsRepository } from './operations.repository.ts';
import { createPackagesRepository } from './packages.repository.ts';

export type { Tx } from '#server/database/transact.ts';

/** Names of the portal's own ledger accounts; a wallet is named by its owner. */
export type LedgerName =
  | 'clearing:cartu'
  | 'clearing:bog'
  | 'held'
  | 'revenue:question'
  | 'revenue:package'
  | 'refunds'
  | 'discount'
  | 'receivable'
  | 'suspense'
  | 'adjustments'
  | `wallet:${number}`;

export interface Entry {
  readonly account: LedgerName;
  /** Credit above zero, debit below. */
  readonly amount: number;
}

export interface NewPosting {
  readonly kind: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly reversesId?: number | undefined;
  readonly reason?: string | undefined;
}

/** Stores the journal and the wallets. Constraints and triggers of migration 0007 refuse unbalanced or changed postings. */
export function createLedgerRepository(tx: Tx) {
  /** Adds a posting. @returns its id; undefined if the key was used before */
  async function addPosting(posting: NewPosting, at: Date): Promise<number | undefined> {
    const row = await tx
      .insertInto('ledger_transaction')
      .values({
        kind: posting.kind,
        key: posting.key,
        fingerprint: posting.fingerprint,
        reverses_id: posting.reversesId ?? null,
        reason: posting.reason ?? '',
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  function findPosting(key: string): Promise<{ id: number; fingerprint: string } | undefined> {
    return tx
      .selectFrom('ledger_transaction')
      .select(['id', 'fingerprint'])
      .where('key', '=', key)
      .executeTakeFirst();
  }

  /** Inserts the entries sorted by account, so that concurrent postings cannot deadlock. */
  async function addEntries(transactionId: number, entries: readonly Entry[]): Promise<void> {
    const names = entries.map(({ account }) => account);
    const amounts = entries.map(({ amount }) => amount);
    const { rows } = await sql`insert into ledger_entry (transaction_id, ledger_account_id, amount)
      select ${transactionId}, account.id, given.amount
      from unnest(${names}::text[], ${amounts}::bigint[]) as given (name, amount)
      join ledger_account account on account.name = given.name order by account.id returning 1`.execute(tx);
    if (rows.length !== entries.length) throw new Error(`no ledger account for one of ${names.join(', ')}`);
  }

  async function openWallet(accountId: number): Promise<void> {
    await sql`insert into ledger_account (name, owner_id, is_wallet) values (${`wallet:${accountId}`}, ${accountId}, true)
      on conflict (name) do nothing`.execute(tx);
  }

  /** Reads a balance and locks it until the transaction ends. */
  async function lockBalance(accountId: number): Promise<Tetri> {
    const { rows } = await sql<{ balance: string }>`select balance from ledger_account
      where name = ${`wallet:${accountId}`} for no key update`.execute(tx);
    return tetri(Number(rows[0]?.balance ?? 0));
  }

  async function findBalance(accountId: number): Promise<Tetri> {
    const row = await tx
      .selectFrom('ledger_account')
      .select('balance')
      .where('owner_id', '=', accountId)
      .executeTakeFirst();
    return tetri(Number(row?.balance ?? 0));
  }

  return { addPosting, findPosting, addEntries, openWallet, lockBalance, findBalance };
}

/** The ledger's repositories, on the database or in a transaction. */
export const createLedgerRepositories = (tx: Tx) => ({
  journal: createLedgerRepository(tx),
  holds: createHoldsRepository(tx),
  operations: createOperationsRepository(tx),
  packages: createPackagesRepository(tx),
});

export type WithinLedger = (tx: Tx) => ReturnType<typeof createLedgerRepositories>;

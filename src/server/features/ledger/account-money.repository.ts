import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { MyData } from '#shared/contracts/accounts.ts';
import { formatGel } from '#shared/money/tetri.ts';
import { createLedgerRepository } from './ledger.repository.ts';

/** Implements `AccountMoney` of features/accounts on the ledger. */
export function createAccountMoneyRepository(db: Database) {
  const balanceOf = async (accountId: number): Promise<string> =>
    formatGel(await createLedgerRepository(db).findBalance(accountId));

  async function hasMoney(accountId: number): Promise<boolean> {
    const { rows } = await sql<{ held: boolean }>`select
      exists (select from ledger_account where owner_id = ${accountId} and balance > 0)
      or exists (select from ledger_hold where account_id = ${accountId} and state = 'held') as held`.execute(
      db,
    );
    return rows[0]?.held === true;
  }

  async function listMoney(accountId: number): Promise<Pick<MyData, 'operations' | 'packages'>> {
    const operations = await db
      .selectFrom('operation')
      .select([
        'id',
        'kind',
        'method',
        'title',
        'amount',
        'paid',
        'currency',
        'balance_after',
        'status',
        'created_at',
      ])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    const packages = await db
      .selectFrom('userpackage')
      .innerJoin('service', 'service.id', 'service_id')
      .select([
        'userpackage.id',
        'title',
        'questions_left',
        'valid_until',
        'created_at',
        'userpackage.status',
      ])
      .where('account_id', '=', accountId)
      .orderBy('userpackage.id')
      .execute();
    return {
      operations: operations.map((row) => ({
        ...row,
        amount: formatGel(Number(row.amount)),
        paid: formatGel(Number(row.paid)),
        balance_after: row.balance_after === null ? null : formatGel(Number(row.balance_after)),
      })),
      packages,
    };
  }

  return { balanceOf, hasMoney, listMoney };
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Role } from '#shared/contracts/accounts.ts';

export interface DemoRow {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role | 'user';
}

/** Stores the accounts of a demonstration portal. */
export function createDemoAccountsRepository(db: Database) {
  async function hasAccounts(): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`select exists (select from account) as found`.execute(db);
    return rows[0]?.found === true;
  }

  /** Adds an account; the consultant's is linked to the first consultant who takes questions, the reviewer's to the first author and the author's to the last. @returns the new id */
  async function addDemoAccount(row: DemoRow): Promise<number> {
    const roles = row.role === 'user' ? [] : [row.role];
    const { rows } = await sql<{ id: number }>`
      insert into account (email, password_hash, first_name, last_name, email_verified_at, roles, consultant_id, author_id)
      values (${row.email}, ${row.passwordHash}, ${row.firstName}, ${row.lastName}, now(),
        ${roles}::text[],
        case when ${row.role} = 'consultant' then (select min(id) from consultant where status = 'published' and is_available) end,
        case ${row.role} when 'reviewer' then (select min(id) from author where status = 'published')
          when 'author' then (select max(author_id) from article where status = 'published') end)
      returning id`.execute(db);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('a demonstration account was not made');
    return id;
  }

  /** Finds the consultant that an account is. */
  async function findConsultant(accountId: number): Promise<number | null> {
    const { rows } = await sql<{ consultant_id: number | null }>`
      select consultant_id from account where id = ${accountId}`.execute(db);
    return rows[0]?.consultant_id ?? null;
  }

  return { hasAccounts, addDemoAccount, findConsultant };
}

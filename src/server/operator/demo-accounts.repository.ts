import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface DemoRow {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'user' | 'consultant' | 'editor';
}

/** Accounts for trying a demonstration portal out. */
export function createDemoAccountsRepository(db: Database) {
  async function hasAccounts(): Promise<boolean> {
    const { rows } = await sql<{ any: boolean }>`select exists (select from account) as any`.execute(db);
    return rows[0]?.any === true;
  }

  async function hasAccount(email: string): Promise<boolean> {
    const { rows } = await sql`select 1 from account where email = ${email}`.execute(db);
    return rows.length > 0;
  }

  /** The consultant account answers as the first consultant who takes questions. @returns the new id. */
  async function addDemoAccount(row: DemoRow): Promise<number> {
    const roles = row.role === 'user' ? [] : [row.role];
    const { rows } = await sql<{ id: number }>`
      insert into account (email, password_hash, first_name, last_name, email_verified_at, roles, consultant_id)
      values (${row.email}, ${row.passwordHash}, ${row.firstName}, ${row.lastName}, now(),
        ${roles}::text[],
        case when ${row.role} = 'consultant' then (select min(id) from consultant where status = 'published' and is_available) end)
      returning id`.execute(db);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('a demonstration account was not made');
    return id;
  }

  return { hasAccounts, hasAccount, addDemoAccount };
}

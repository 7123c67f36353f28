import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Role, UserInfo } from '#shared/contracts/accounts.ts';

export type { Transact, Tx } from '#server/database/transact.ts';
export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

export interface SignInFacts {
  readonly id: number;
  readonly password_hash: string | null;
  readonly roles: Role[];
  readonly is_blocked: boolean;
}

/** A person as the profile shows them; the balance comes from the ledger. */
export type Person = Omit<UserInfo, 'balance'>;

type NewPerson = Pick<UserInfo, 'email' | 'first_name' | 'last_name'> & {
  readonly gender: 'female' | 'male' | null;
  readonly birthday: string | null;
  readonly password_hash: string | null;
};

/** An account as those who run the portal see it. */
export interface AccountSummary {
  readonly id: number;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly created_at: Date;
  readonly email_verified_at: Date | null;
  readonly blocked_at: Date | null;
}

const summary = ['id', 'email', 'roles', 'created_at', 'email_verified_at', 'blocked_at'] as const;

export type PersonChange = Partial<
  Pick<Person, 'first_name' | 'last_name' | 'gender' | 'birthday' | 'phone'>
>;

const person = sql<Person>`id, email, first_name, last_name, gender, to_char(birthday, 'YYYY-MM-DD') as birthday,
  phone, roles, email_verified_at is not null as email_verified, consultant_id`;

/** The repository of accounts. Times come from the caller's clock. */
export function createAccountsRepository(db: Database) {
  /** Finds what sign-in checks, by address. */
  async function findSignIn(email: string): Promise<SignInFacts | undefined> {
    const { rows } =
      await sql<SignInFacts>`select id, password_hash, roles, blocked_at is not null as is_blocked
      from account where email = ${email}`.execute(db);
    return rows[0];
  }

  /** @returns the new id, or undefined when the address was taken; it keeps its account then. */
  async function addPerson(values: NewPerson, at: Date): Promise<number | undefined> {
    const row = await db
      .insertInto('account')
      .values({ ...values, created_at: at })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  async function findPerson(id: number): Promise<(Person & { is_blocked: boolean }) | undefined> {
    const { rows } = await sql<Person & { is_blocked: boolean }>`
      select ${person}, blocked_at is not null as is_blocked from account where id = ${id}`.execute(db);
    return rows[0];
  }

  async function findByEmail(email: string): Promise<Person | undefined> {
    const { rows } = await sql<Person>`select ${person} from account where email = ${email}`.execute(db);
    return rows[0];
  }

  /** Updates the fields that are set; undefined leaves a field unchanged. */
  async function changePerson(id: number, change: PersonChange): Promise<void> {
    const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length === 0) return;
    await db.updateTable('account').set(changes).where('id', '=', id).execute();
  }

  async function findPasswordHash(id: number): Promise<string | null | undefined> {
    const row = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.password_hash;
  }

  /** A new password ends every session but the named one, and makes mailed reset links void. */
  async function changePassword(change: {
    id: number;
    passwordHash: string;
    keepSession?: string | undefined;
  }): Promise<void> {
    const currentSession = change.keepSession ?? '00000000-0000-0000-0000-000000000000';
    await sql`
      with ended as (
        delete from account_session where account_id = ${change.id} and id <> ${currentSession}
      ), voided as (
        delete from account_link where account_id = ${change.id} and purpose = 'reset'
      )
      update account set password_hash = ${change.passwordHash} where id = ${change.id}`.execute(db);
  }

  /** Removes the passkeys of an account whose owner may have lost it to somebody else. */
  async function removePasskeys(id: number): Promise<void> {
    await db.deleteFrom('account_passkey').where('account_id', '=', id).execute();
  }

  async function markConfirmed(id: number, at: Date): Promise<void> {
    await sql`update account set email_verified_at = coalesce(email_verified_at, ${at}) where id = ${id}`.execute(
      db,
    );
  }

  /** Ends the account: its sessions, links, second factor and waiting mail go with it. */
  async function removeAccount(id: number): Promise<void> {
    await db.deleteFrom('account').where('id', '=', id).execute();
  }

  /** Blocking ends every session at once and makes mailed links void; `undefined` lifts it. */
  async function setBlocked(id: number, at: Date | undefined): Promise<void> {
    await sql`with blocked as (update account set blocked_at = ${at ?? null} where id = ${id}),
        voided as (delete from account_link where account_id = ${id} and purpose = 'reset')
      delete from account_session where account_id = ${id}`.execute(db);
  }

  async function listAccounts({ part, limit }: { part: string; limit: number }): Promise<AccountSummary[]> {
    return db
      .selectFrom('account')
      .select(summary)
      .where(sql<boolean>`position(${part.toLowerCase()} in email) > 0`)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async function findSummary(email: string): Promise<AccountSummary | undefined> {
    return db.selectFrom('account').select(summary).where('email', '=', email).executeTakeFirst();
  }

  /** Takes the password away: whoever signed up with an address they never confirmed does not get in. */
  async function removePassword(id: number): Promise<void> {
    await db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
  }

  /** Adds an account without a password, and sends no mail: its owner chooses a password by a link. */
  async function addStaff(email: string, at: Date): Promise<number> {
    const row = { email, created_at: at };
    return (await db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  /**
   * Gives and takes rights. Who becomes staff has no passkeys from before: they were added without a second factor, and
   * would stand for one.
   */
  async function setStaff(
    id: number,
    staff: { roles: Role[]; consultantId?: number | undefined; authorId?: number | undefined },
  ): Promise<void> {
    await sql`with unproven as (
        delete from account_passkey where account_id in (select id from account where id = ${id} and roles = '{}')
      )
      update account set roles = ${staff.roles}, consultant_id = ${staff.consultantId ?? null},
        author_id = ${staff.authorId ?? null} where id = ${id}`.execute(db);
  }

  return {
    findSignIn,
    addPerson,
    findPerson,
    findByEmail,
    changePerson,
    findPasswordHash,
    changePassword,
    removePasskeys,
    markConfirmed,
    removeAccount,
    setBlocked,
    listAccounts,
    findSummary,
    removePassword,
    addStaff,
    setStaff,
  };
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Role, UserInfo } from '#shared/contracts/accounts.ts';

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

export interface SignInFacts {
  readonly id: number;
  readonly password_hash: string | null;
  readonly roles: Role[];
  readonly is_blocked: boolean;
}

/** A person as told to themselves; the balance comes with the ledger. */
export type Person = Omit<UserInfo, 'balance'>;

type NewPerson = Pick<UserInfo, 'email' | 'first_name' | 'last_name'> & {
  readonly gender: 'female' | 'male' | null;
  readonly birthday: string | null;
  readonly password_hash: string | null;
};

export type PersonChange = Partial<
  Pick<Person, 'first_name' | 'last_name' | 'gender' | 'birthday' | 'phone'>
>;

const person = sql<Person>`id, email, first_name, last_name, gender, to_char(birthday, 'YYYY-MM-DD') as birthday,
  phone, roles, email_verified_at is not null as email_verified, consultant_id`;

/** People's accounts. Times come from the caller's clock. */
export function createAccountsRepository(db: Database) {
  /** What sign-in checks, by address. */
  async function findSignIn(email: string): Promise<SignInFacts | undefined> {
    const { rows } =
      await sql<SignInFacts>`select id, password_hash, roles, blocked_at is not null as is_blocked
      from account where email = ${email}`.execute(db);
    return rows[0];
  }

  /**
   * Takes a new person in and puts the mail about it in line, in one statement: there is never one without the other.
   * An address that is taken keeps its account, and its owner is told instead.
   * @returns the new id, or undefined when the address was taken.
   */
  async function addPerson(values: NewPerson, at: Date): Promise<number | undefined> {
    const { rows } = await sql<{ id: number | null }>`
      with added as (
        insert into account (email, password_hash, first_name, last_name, gender, birthday, created_at)
        values (${values.email}, ${values.password_hash}, ${values.first_name}, ${values.last_name}, ${values.gender}, ${values.birthday}, ${at})
        on conflict (email) do nothing returning id
      ), told as (
        insert into mail (kind, recipient, account_id, due_at, created_at)
        select case when exists (select from added) then 'confirm' else 'already_registered' end,
          ${values.email}, (select id from added), ${at}, ${at}
      )
      select (select id from added) as id`.execute(db);
    return rows[0]?.id ?? undefined;
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

  /** Changes what is given; undefined leaves a field alone. */
  async function changePerson(id: number, change: PersonChange): Promise<void> {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return;
    await db.updateTable('account').set(given).where('id', '=', id).execute();
  }

  async function findPasswordHash(id: number): Promise<string | null | undefined> {
    const row = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.password_hash;
  }

  /** A new password ends every session but the named one, makes mailed reset links void, and is told by mail. */
  async function changePassword(
    change: { id: number; passwordHash: string; keepSession?: string | undefined },
    at: Date,
  ): Promise<void> {
    const kept = change.keepSession ?? '00000000-0000-0000-0000-000000000000';
    await sql`
      with changed as (
        update account set password_hash = ${change.passwordHash} where id = ${change.id} returning id, email
      ), ended as (
        delete from account_session where account_id = ${change.id} and id <> ${kept}
      ), voided as (
        delete from account_link where account_id = ${change.id} and purpose = 'reset'
      )
      insert into mail (kind, recipient, account_id, due_at, created_at)
      select 'password_changed', email, id, ${at}, ${at} from changed`.execute(db);
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

  /** Blocking ends every session at once; `undefined` lifts it. */
  async function setBlocked(id: number, at: Date | undefined): Promise<void> {
    await sql`with blocked as (update account set blocked_at = ${at ?? null} where id = ${id})
      delete from account_session where account_id = ${id}`.execute(db);
  }

  /** An account without a password or a mail: its owner chooses one by a link. */
  async function addStaff(email: string, at: Date): Promise<number> {
    const row = { email, created_at: at };
    return (await db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function setStaff(
    id: number,
    staff: { roles: Role[]; consultantId?: number | undefined },
  ): Promise<void> {
    await db
      .updateTable('account')
      .set({ roles: staff.roles, consultant_id: staff.consultantId ?? null })
      .where('id', '=', id)
      .execute();
  }

  return {
    findSignIn,
    addPerson,
    findPerson,
    findByEmail,
    changePerson,
    findPasswordHash,
    changePassword,
    markConfirmed,
    removeAccount,
    setBlocked,
    addStaff,
    setStaff,
  };
}

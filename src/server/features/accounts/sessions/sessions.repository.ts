import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Role } from '#shared/contracts/accounts.ts';

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export interface SessionRow {
  readonly id: string;
  readonly created_at: Date;
  readonly used_at: Date;
  readonly address: string;
  readonly agent: string;
}

/** The owner of an active session. */
interface Viewer {
  readonly roles: Role[];
  readonly consultant_id: number | null;
  readonly second_factor_at: Date | null;
}

interface NewSession {
  readonly id: string;
  readonly accountId: number;
  readonly tokenHash: Buffer;
  readonly address: string;
  readonly agent: string;
  readonly expiresAt: Date;
  readonly secondFactorAt: Date | null;
}

/** Milliseconds from the last use, and at most from the beginning. */
interface Lifetime {
  readonly slideMs: number;
  readonly maxMs: number;
}

/** The repository of sessions. It stores only hashes of refresh tokens. */
export function createSessionsRepository(db: Database) {
  async function addSession(session: NewSession, at: Date): Promise<void> {
    await db
      .insertInto('account_session')
      .values({
        id: session.id,
        account_id: session.accountId,
        token_hash: session.tokenHash,
        address: session.address,
        agent: session.agent,
        created_at: at,
        used_at: at,
        expires_at: session.expiresAt,
        second_factor_at: session.secondFactorAt,
      })
      .execute();
  }

  /** Extends a session that is used. @returns undefined when there is none, or its owner is blocked. */
  async function extendSession(
    tokenHash: Buffer,
    at: Date,
    { user, staff }: Readonly<Record<'user' | 'staff', Lifetime>>,
  ): Promise<{ id: string; account_id: number } | undefined> {
    const byRole = (ofUser: number, ofStaff: number) =>
      sql`case when a.roles = '{}' then ${ofUser}::float8 else ${ofStaff}::float8 end * interval '1 ms'`;
    const oldest = sql`s.created_at + ${byRole(user.maxMs, staff.maxMs)}`;
    const { rows } = await sql<{ id: string; account_id: number }>`
      update account_session s set used_at = ${at},
        expires_at = least(${at}::timestamptz + ${byRole(user.slideMs, staff.slideMs)}, ${oldest})
      from account a
      where s.token_hash = ${tokenHash} and s.expires_at > ${at} and a.id = s.account_id and a.blocked_at is null
        and ${oldest} > ${at}
      returning s.id, s.account_id`.execute(db);
    return rows[0];
  }

  /** Finds the owner of an active session, with their roles. */
  async function findViewer(
    session: { id: string; accountId: number },
    at: Date,
  ): Promise<Viewer | undefined> {
    const { rows } = await sql<Viewer>`
      select a.roles, a.consultant_id, s.second_factor_at from account_session s join account a on a.id = s.account_id
      where s.id = ${session.id} and a.id = ${session.accountId} and s.expires_at > ${at} and a.blocked_at is null`.execute(
      db,
    );
    return rows[0];
  }

  async function hasLiving(tokenHash: Buffer, at: Date): Promise<boolean> {
    const { rows } = await sql`select 1 from account_session s join account a on a.id = s.account_id
      where s.token_hash = ${tokenHash} and s.expires_at > ${at} and a.blocked_at is null`.execute(db);
    return rows.length > 0;
  }

  async function listSessions(accountId: number, at: Date): Promise<SessionRow[]> {
    const { rows } = await sql<SessionRow>`select id, created_at, used_at, address, agent from account_session
      where account_id = ${accountId} and expires_at > ${at} order by used_at desc limit 50`.execute(db);
    return rows;
  }

  /** @returns the id of the account whose session was ended. */
  async function endSession(tokenHash: Buffer): Promise<number | undefined> {
    const row = await db
      .deleteFrom('account_session')
      .where('token_hash', '=', tokenHash)
      .returning('account_id')
      .executeTakeFirst();
    return row?.account_id;
  }

  /** Ends one session of an account. @returns whether there was one. */
  async function endOne(accountId: number, id: string): Promise<boolean> {
    const ended = await db
      .deleteFrom('account_session')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return ended !== undefined;
  }

  async function endOthers(accountId: number, keep: string): Promise<void> {
    await db
      .deleteFrom('account_session')
      .where('account_id', '=', accountId)
      .where('id', '<>', keep)
      .execute();
  }

  async function endAll(accountId: number): Promise<void> {
    await db.deleteFrom('account_session').where('account_id', '=', accountId).execute();
  }

  async function markSecondFactor(id: string, at: Date): Promise<void> {
    await db.updateTable('account_session').set({ second_factor_at: at }).where('id', '=', id).execute();
  }

  /** Deletes expired sessions and links. */
  async function removeExpired(at: Date): Promise<void> {
    await db.deleteFrom('account_session').where('expires_at', '<', at).execute();
    await db.deleteFrom('account_link').where('expires_at', '<', at).execute();
  }

  return {
    addSession,
    extendSession,
    findViewer,
    hasLiving,
    listSessions,
    endSession,
    endOne,
    endOthers,
    endAll,
    markSecondFactor,
    removeExpired,
  };
}

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

interface NewSession {
  readonly id: string;
  readonly accountId: number;
  readonly tokenHash: Buffer;
  readonly address: string;
  readonly agent: string;
  readonly expiresAt: Date;
}

/** Who is signed in where. Only hashes of refresh tokens are here. */
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
      })
      .execute();
  }

  /** A session was used: it lives on from now. Undefined when there is none, or its owner is blocked. */
  async function extendSession(
    tokenHash: Buffer,
    { at, expiresAt }: { at: Date; expiresAt: Date },
  ): Promise<{ id: string; account_id: number } | undefined> {
    const { rows } = await sql<{ id: string; account_id: number }>`
      update account_session s set used_at = ${at}, expires_at = ${expiresAt}
      from account a
      where s.token_hash = ${tokenHash} and s.expires_at > ${at} and a.id = s.account_id and a.blocked_at is null
      returning s.id, s.account_id`.execute(db);
    return rows[0];
  }

  /** Whose living session it is, with their roles. */
  async function findViewer(
    session: { id: string; accountId: number },
    at: Date,
  ): Promise<{ roles: Role[]; consultant_id: number | null } | undefined> {
    const { rows } = await sql<{ roles: Role[]; consultant_id: number | null }>`
      select a.roles, a.consultant_id from account_session s join account a on a.id = s.account_id
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

  /** @returns whose session it was. */
  async function endSession(tokenHash: Buffer): Promise<number | undefined> {
    const row = await db
      .deleteFrom('account_session')
      .where('token_hash', '=', tokenHash)
      .returning('account_id')
      .executeTakeFirst();
    return row?.account_id;
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

  /** Takes away what ended by itself. */
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
    endOthers,
    endAll,
    removeExpired,
  };
}

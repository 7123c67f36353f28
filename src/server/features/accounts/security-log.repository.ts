import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type SecurityLog = ReturnType<typeof createSecurityLog>;

export type SecurityEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'two_factor_failed'
  | 'two_factor_closed'
  | 'two_factor_renewed'
  | 'signed_out'
  | 'recover_asked'
  | 'password_reset'
  | 'password_changed'
  | 'profile_changed'
  | 'email_confirmed'
  | 'confirmation_asked'
  | 'sessions_ended'
  | 'passkey_added'
  | 'passkey_removed'
  | 'data_downloaded'
  | 'account_removed'
  | 'staff_changed'
  | 'blocked'
  | 'unblocked';

/** Network address and user agent of a call. */
export interface Origin {
  readonly address: string;
  readonly agent: string;
}

export interface LoggedEvent {
  readonly kind: SecurityEvent;
  readonly at: string;
  readonly address: string;
  readonly agent: string;
}

/** The security log stores who did what, when and from where, and nothing that was typed. */
export function createSecurityLog(db: Database, now: () => number) {
  async function write(kind: SecurityEvent, accountId: number | undefined, origin: Origin): Promise<void> {
    await sql`insert into security_event (at, kind, account_id, address, agent)
      values (${new Date(now())}, ${kind}, ${accountId ?? null}, ${origin.address}, ${origin.agent})`.execute(
      db,
    );
  }

  async function listOf(accountId: number): Promise<LoggedEvent[]> {
    const { rows } = await sql<{ kind: SecurityEvent; at: Date; address: string; agent: string }>`
      select kind, at, address, agent from security_event where account_id = ${accountId} order by id desc limit 1000`.execute(
      db,
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** Deletes events older than a year. */
  async function forgetOld(): Promise<void> {
    await sql`delete from security_event where at < ${new Date(now() - 365 * 86_400_000)}`.execute(db);
  }

  return { write, listOf, forgetOld };
}

import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type MailRepository = ReturnType<typeof createMailRepository>;

export interface WaitingMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly account_id: number | null;
  readonly facts: Record<string, unknown>;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Mail in line. Each is claimed by one instance at a time; a claim that is not kept falls back after its lease. */
export function createMailRepository(db: Database) {
  async function addMail(
    mail: { kind: string; recipient: string; accountId?: number; facts?: object },
    at: Date,
  ): Promise<void> {
    await sql`insert into mail (kind, recipient, account_id, facts, due_at, created_at)
      values (${mail.kind}, ${mail.recipient}, ${mail.accountId ?? null}, ${JSON.stringify(mail.facts ?? {})}, ${at}, ${at})`.execute(
      db,
    );
  }

  /** Takes the next due mail, and holds it until `leaseEnds`. */
  async function claimMail(at: Date, leaseEnds: Date): Promise<WaitingMail | undefined> {
    const { rows } = await sql<WaitingMail>`update mail set due_at = ${leaseEnds}, attempts = attempts + 1
      where id = (
        select id from mail where failed_at is null and due_at <= ${at}
        order by due_at, id for update skip locked limit 1
      ) returning id, kind, recipient, account_id, facts, attempts, created_at`.execute(db);
    return rows[0];
  }

  async function removeMail(id: number): Promise<void> {
    await db.deleteFrom('mail').where('id', '=', id).execute();
  }

  async function postponeMail(id: number, until: Date): Promise<void> {
    await db.updateTable('mail').set({ due_at: until }).where('id', '=', id).execute();
  }

  async function giveUp(id: number, at: Date): Promise<void> {
    await db.updateTable('mail').set({ failed_at: at }).where('id', '=', id).execute();
  }

  return { addMail, claimMail, removeMail, postponeMail, giveUp };
}

/** Puts a mail to an account's owner in line, in the caller's transaction. */
export const createPostMail =
  (tx: Database, at: Date) =>
  async (kind: string, accountId: number, facts: object): Promise<void> => {
    await sql`insert into mail (kind, recipient, account_id, facts, due_at, created_at)
      select ${kind}, email, id, ${JSON.stringify(facts)}, ${at}, ${at} from account where id = ${accountId}`.execute(
      tx,
    );
  };

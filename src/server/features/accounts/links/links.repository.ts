import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type LinksRepository = ReturnType<typeof createLinksRepository>;
export type LinkPurpose = 'confirm' | 'reset';

/** The repository of mailed links. It stores only hashes of their tokens. */
export function createLinksRepository(db: Database) {
  /** Adds a link and deletes the earlier ones of the same purpose. */
  async function replaceLink(link: {
    tokenHash: Buffer;
    accountId: number;
    purpose: LinkPurpose;
    expiresAt: Date;
  }): Promise<void> {
    await sql`with gone as (
        delete from account_link where account_id = ${link.accountId} and purpose = ${link.purpose}
      )
      insert into account_link (token_hash, account_id, purpose, expires_at)
      values (${link.tokenHash}, ${link.accountId}, ${link.purpose}, ${link.expiresAt})`.execute(db);
  }

  /** @returns the account of a valid link. */
  async function findLink(tokenHash: Buffer, purpose: LinkPurpose, at: Date): Promise<number | undefined> {
    const { rows } = await sql<{ account_id: number }>`select l.account_id from account_link l
      join account a on a.id = l.account_id
      where l.token_hash = ${tokenHash} and l.purpose = ${purpose} and l.expires_at > ${at} and a.blocked_at is null`.execute(
      db,
    );
    return rows[0]?.account_id;
  }

  /** Deletes a link that is used. Of concurrent callers only one gets the account's id. */
  async function takeLink(tokenHash: Buffer, purpose: LinkPurpose, at: Date): Promise<number | undefined> {
    const { rows } = await sql<{ account_id: number }>`delete from account_link
      where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${at} returning account_id`.execute(
      db,
    );
    return rows[0]?.account_id;
  }

  return { replaceLink, findLink, takeLink };
}

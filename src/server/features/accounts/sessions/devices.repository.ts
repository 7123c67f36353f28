import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type DevicesRepository = ReturnType<typeof createDevicesRepository>;

/** Devices of an account that are remembered; the one unused longest goes first. */
const maxDevices = 50;

/** The repository of browsers that have signed in before. */
export function createDevicesRepository(db: Database) {
  /** Notes that a known device was seen. @returns whether it is known. */
  async function seeDevice(accountId: number, tokenHash: Buffer, at: Date): Promise<boolean> {
    const { rows } = await sql`update account_device set seen_at = ${at}
      where account_id = ${accountId} and token_hash = ${tokenHash} returning 1`.execute(db);
    return rows.length > 0;
  }

  /** Adds a device. @returns whether the account had one before. */
  async function addDevice(accountId: number, tokenHash: Buffer, at: Date): Promise<boolean> {
    const { rows } = await sql<{ before: number }>`
      with added as (
        insert into account_device (account_id, token_hash, seen_at) values (${accountId}, ${tokenHash}, ${at})
        on conflict do nothing
      ), gone as (
        delete from account_device where account_id = ${accountId} and token_hash in (
          select token_hash from account_device where account_id = ${accountId}
          order by seen_at desc offset ${maxDevices - 1})
      )
      select count(*)::integer as before from account_device where account_id = ${accountId}`.execute(db);
    return (rows[0]?.before ?? 0) > 0;
  }

  return { seeDevice, addDevice };
}

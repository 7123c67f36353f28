import { sql } from 'kysely';
import { createJobSender, pushQueue } from '#server/database/job-queue.ts';
import type { Tx } from '#server/database/transact.ts';

export type NoticesRepository = ReturnType<typeof createNoticesRepository>;

/** Where a browser is told, and the keys that messages are encrypted with for it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Stores which mails accounts do not want, and the browsers that are told on. */
export function createNoticesRepository(db: Tx) {
  const listOptOuts = async (accountId: number): Promise<string[]> =>
    (
      await db
        .selectFrom('mail_opt_out')
        .select('kind')
        .where('account_id', '=', accountId)
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind);

  /** Which mails an account has turned off, and the browsers that are told, for its owner. The keys stay here. */
  async function listOwn(accountId: number): Promise<{
    mails_off: { kind: string; since: Date }[];
    push_browsers: { service: string; since: Date }[];
  }> {
    const { rows: off } = await sql<{ kind: string; since: Date }>`
      select kind, created_at as since from mail_opt_out where account_id = ${accountId} order by kind`.execute(
      db,
    );
    const { rows: browsers } = await sql<{ service: string; since: Date }>`
      select substring(endpoint from '^https?://([^/]+)') as service, created_at as since
      from push_subscription where account_id = ${accountId} order by id`.execute(db);
    return { mails_off: off, push_browsers: browsers };
  }

  async function optOut(accountId: number, kind: string, at: Date): Promise<void> {
    // An account that is gone wants no mails either.
    await sql`insert into mail_opt_out (account_id, kind, created_at)
      select id, ${kind}, ${at}::timestamptz from account where id = ${accountId} on conflict do nothing`.execute(
      db,
    );
  }

  async function optIn(accountId: number, kind: string): Promise<void> {
    await db
      .deleteFrom('mail_opt_out')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .execute();
  }

  async function isStaff(accountId: number): Promise<boolean> {
    const row = await db.selectFrom('account').select('roles').where('id', '=', accountId).executeTakeFirst();
    return row !== undefined && row.roles.length > 0;
  }

  /** Stores a browser of a session, at most `most` of an account. @returns false if there are that many others */
  async function addBrowser(
    { accountId, sessionId, endpoint, p256dh, auth }: PushAddress & { accountId: number; sessionId: string },
    most: number,
    at: Date,
  ): Promise<boolean> {
    const { rows } = await sql<{ id: number }>`
      insert into push_subscription (account_id, session_id, endpoint, p256dh, auth, created_at)
      select ${accountId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${at}::timestamptz
      where (select count(*) from push_subscription where account_id = ${accountId} and endpoint <> ${endpoint}) < ${most}
      on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
      returning id`.execute(db);
    return rows.length > 0;
  }

  async function removeBrowser(accountId: number, endpoint: string): Promise<void> {
    await db
      .deleteFrom('push_subscription')
      .where('account_id', '=', accountId)
      .where('endpoint', '=', endpoint)
      .execute();
  }

  const findBrowser = (id: number): Promise<PushAddress | undefined> =>
    db
      .selectFrom('push_subscription')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('id', '=', id)
      .executeTakeFirst();

  async function forgetBrowser(id: number): Promise<void> {
    await db.deleteFrom('push_subscription').where('id', '=', id).execute();
  }

  /** Sends a job for each browser of an account, in the caller's transaction. */
  async function tellBrowsers(accountId: number, question: number): Promise<void> {
    const browsers = await db
      .selectFrom('push_subscription')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    const send = createJobSender(db);
    for (const { id } of browsers)
      await send(pushQueue, { browser: id, question }, { key: `${id} ${question}` });
  }

  const findKey = (): Promise<{ public_key: string; sealed_private_key: string } | undefined> =>
    db.selectFrom('push_key').select(['public_key', 'sealed_private_key']).executeTakeFirst();

  /** Stores a key unless there is one. */
  async function addKey(key: { public_key: string; sealed_private_key: string }, at: Date): Promise<void> {
    await db
      .insertInto('push_key')
      .values({ ...key, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Takes a key away that cannot be read, with the browsers that know the portal by it. */
  async function dropKey(sealed: string): Promise<void> {
    await sql`with gone as (delete from push_key where sealed_private_key = ${sealed} returning 1)
      delete from push_subscription where exists (select from gone)`.execute(db);
  }

  return {
    ...{ listOptOuts, listOwn, optOut, optIn, isStaff },
    ...{ addBrowser, removeBrowser, findBrowser, forgetBrowser, tellBrowsers },
    ...{ findKey, addKey, dropKey },
  };
}

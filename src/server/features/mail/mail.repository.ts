import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createJobSender, mailQueue } from '#server/database/job-queue.ts';
import { noticeKinds } from '#shared/accounts/notice-kinds.ts';

export type { Transact, Tx } from '#server/database/transact.ts';
export type MailRepository = ReturnType<typeof createMailRepository>;

/** A mail to send: its kind, its facts, and the recipient, an account's owner or an address. */
export interface NewMail {
  readonly kind: string;
  readonly to: { readonly account: number } | { readonly email: string };
  readonly facts?: object;
  /** Work for the team, which is mailed without the hourly limit. */
  readonly isWork?: true;
  /** Mail about money and answers: beyond the hourly limit it is delayed, where other mail is dropped. */
  readonly mustArrive?: true;
  /** Mail that its recipient has just requested: beyond the hourly limit the request is refused, so that no answer promises it. */
  readonly isRequested?: true;
}

export interface WaitingMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly account_id: number | null;
  readonly facts: Record<string, unknown>;
  readonly created_at: Date;
}

/** The limit of mails of one kind to a mailbox per hour. */
const maxPerKind = 3;

/** An hour after the third newest mail that a row of `mail_recent` counts. */
const freeFrom = sql`(select sent + interval '1 hour' from unnest(mail_recent.sent_at) as sent
  order by sent desc offset ${sql.lit(maxPerKind - 1)} limit 1)`;

const hashOf = (recipient: string): Buffer => createHash('sha256').update(recipient.toLowerCase()).digest();

/**
 * Stores mails to deliver. A row contains what to write; its job in the queue controls the attempts. Rows are in backups and
 * are deleted with their account; missing jobs are created again.
 */
export function createMailRepository(db: Database) {
  /**
   * Stores a mail and sends the job that delivers it, unless the account is deleted. Beyond the hourly limit of its kind, a
   * mail that must arrive is delayed and any other is dropped.
   * @returns the moment from which a dropped mail may be sent; undefined if nothing was dropped
   */
  async function addMail(
    { kind, to, facts = {}, isWork, mustArrive }: NewMail,
    at: Date,
  ): Promise<Date | undefined> {
    const accountId = 'account' in to ? to.account : null;
    const recipient = 'account' in to ? await findAddress(to.account) : to.email;
    if (recipient === undefined) return undefined;
    if (accountId !== null && (await isUnwanted(accountId, kind))) return undefined;
    const startAfter = isWork
      ? at
      : await countMail({ recipient, kind, at, isDelayable: mustArrive === true });
    if (!startAfter) return findNextMoment(recipient, kind);
    // Older releases deliver by `due_at`; this value keeps them from delivering our rows.
    const { rows } = await sql<{ id: number }>`
      insert into mail (kind, recipient, account_id, facts, due_at, created_at)
      values (${kind}, ${recipient}, ${accountId}, ${JSON.stringify(facts)}::jsonb, 'infinity', ${at}::timestamptz)
      returning id`.execute(db);
    for (const { id } of rows) await sendJob(id, startAfter > at ? startAfter : undefined);
    return undefined;
  }

  /** Whether an account has turned off mails of a kind; staff are told of new devices all the same. */
  async function isUnwanted(accountId: number, kind: string): Promise<boolean> {
    const { rows } = await sql`select from mail_opt_out
      join account on account.id = mail_opt_out.account_id
      where account_id = ${accountId} and kind = ${kind}
        and kind = any(${[...noticeKinds]}::text[]) and not (kind = 'new_device' and account.roles <> '{}')`.execute(
      db,
    );
    return rows.length > 0;
  }

  async function findAddress(accountId: number): Promise<string | undefined> {
    const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
    return row?.email;
  }

  /**
   * Counts a mail of one kind to a mailbox.
   * @returns the moment from which it may be sent within the hourly limit; undefined if that is later and it is not delayable
   */
  async function countMail({
    recipient,
    kind,
    at,
    isDelayable,
  }: {
    recipient: string;
    kind: string;
    at: Date;
    isDelayable: boolean;
  }): Promise<Date | undefined> {
    const hash = hashOf(recipient);
    // Delayed mails count as well: the third newest decides.
    const moment = sql`greatest(${at}::timestamptz, ${freeFrom})`;
    const { rows } = await sql<{ moment: Date }>`
      insert into mail_recent (recipient_hash, kind, sent_at) values (${hash}, ${kind}, array[${at}::timestamptz])
      on conflict (recipient_hash, kind) do update set sent_at = ${moment} || array(
        select sent from unnest(mail_recent.sent_at) as sent where sent > ${at}::timestamptz - interval '1 hour'
        order by sent desc)
      where ${isDelayable} or ${moment} = ${at}::timestamptz
      returning sent_at[1] as moment`.execute(db);
    return rows[0]?.moment;
  }

  /** Finds the moment from which a mailbox whose limit is reached may get another mail of a kind. */
  async function findNextMoment(recipient: string, kind: string): Promise<Date | undefined> {
    const { rows } = await sql<{ moment: Date }>`select ${freeFrom} as moment from mail_recent
      where recipient_hash = ${hashOf(recipient)} and kind = ${kind}`.execute(db);
    return rows[0]?.moment;
  }

  /** Deletes the counts older than an hour. */
  async function deleteCounts(at: Date): Promise<void> {
    await sql`delete from mail_recent
      where (select max(sent) from unnest(sent_at) as sent) < ${at}::timestamptz - interval '1 hour'`.execute(
      db,
    );
  }

  const sendJob = (id: number, startAfter?: Date): Promise<void> =>
    createJobSender(db)(mailQueue, { mail: id }, { key: String(id), startAfter });

  /**
   * Sends missing jobs for up to `limit` waiting mails after `afterId`. Mails of an older release are adopted, unless it is
   * delivering them now.
   * @returns the last mail's id; undefined if there was none
   */
  async function resumeMails(afterId: number, limit: number, at: Date): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`
      update mail set due_at = 'infinity' where id in (
        select id from mail where id > ${afterId} and failed_at is null and (due_at = 'infinity' or due_at <= ${at})
        order by id limit ${limit} for update skip locked
      ) returning id`.execute(db);
    for (const { id } of rows) await sendJob(id);
    return rows.length === 0 ? undefined : Math.max(...rows.map(({ id }) => id));
  }

  async function findMail(id: number): Promise<WaitingMail | undefined> {
    const { rows } = await sql<WaitingMail>`select id, kind, recipient, account_id, facts, created_at
      from mail where id = ${id}`.execute(db);
    return rows[0];
  }

  async function removeMail(id: number): Promise<void> {
    await db.deleteFrom('mail').where('id', '=', id).execute();
  }

  async function markFailed(id: number, at: Date): Promise<void> {
    await db.updateTable('mail').set({ failed_at: at }).where('id', '=', id).execute();
  }

  return { addMail, deleteCounts, resumeMails, findMail, removeMail, markFailed };
}

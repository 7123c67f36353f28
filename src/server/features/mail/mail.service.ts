import type { Letter, Mailer, Refusal } from '#server/adapters/mail/mailer.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages } from '#shared/language/ka/account/accounts.ts';
import type { MailRepository, NewMail, Transact, Tx, WaitingMail } from './mail.repository.ts';

/** The content of a mail, composed when it is sent so that its links are fresh. */
export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Composes one kind of mail; undefined if there is no recipient. */
export type Composer = (mail: WaitingMail) => Promise<Draft | undefined>;

/**
 * Enqueues a mail in the caller's transaction: it is sent if and only if that commits.
 * @throws Problem `too_many` for a requested mail beyond the hourly limit of its mailbox
 */
export type EnqueueMail = (tx: Tx, mail: NewMail) => Promise<void>;

export const createEnqueueMail =
  ({
    within,
    tellBrowsers = async () => {},
    now,
  }: {
    within: (tx: Tx) => MailRepository;
    /** Tells the browsers of an account that a question is answered, in the same transaction. */
    tellBrowsers?: (tx: Tx, accountId: number, question: number) => Promise<void>;
    now: () => number;
  }): EnqueueMail =>
  async (tx, mail) => {
    const freeFrom = await within(tx).addMail(mail, new Date(now()));
    if (freeFrom && mail.isRequested) throw mailboxFull(freeFrom.getTime() - now());
    const { kind, to, facts } = mail;
    const question = facts && 'question' in facts ? facts.question : undefined;
    if (kind === 'question_answered' && 'account' in to && typeof question === 'number')
      await tellBrowsers(tx, to.account, question);
  };

function mailboxFull(waitMs: number): Problem {
  const complaint = { message: accountMessages.tooMany, code: 'too_many' };
  return new Problem('too_many', complaint, undefined, Math.max(1, Math.ceil(waitMs / 1000)));
}

/** An attempt to deliver a mail. */
export interface DeliveryJob {
  readonly data: { readonly mail: number };
  /** Counted from 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

export type DeliveryOutcome =
  | { readonly status: 'completed' }
  /** `failed` is retried, `deadletter` only by an operator. */
  | { readonly status: 'failed' | 'deadletter'; readonly error: Error };

/** The limit of attempts for a permanently refused letter, over about an hour: the fault may be in the server's settings. */
const maxRefusals = 10;
const resumeBatch = 50;

/** Delivers the stored mails, each by one instance, with retries for at least a week. */
export function createMailDelivery(parts: {
  repository: MailRepository;
  within: (tx: Tx) => MailRepository;
  transact: Transact;
  mailer: Mailer;
  composers: Readonly<Record<string, Composer>>;
  /** The address that turns off mails of this kind; undefined for those that always come. */
  unsubscribeAddressOf?: (mail: WaitingMail) => string | undefined;
  now: () => number;
}) {
  const { repository, within, transact, mailer, composers, unsubscribeAddressOf, now } = parts;

  /**
   * Composes and sends one mail; a refused one does not delay others.
   * @throws what the mailer throws while the mail server is away; then other mails wait as well
   */
  async function deliver({ data, attempt, isLastAttempt }: DeliveryJob): Promise<DeliveryOutcome> {
    const mail = await repository.findMail(data.mail);
    if (!mail) return { status: 'completed' };
    try {
      const refusal = await composeAndSend(mail);
      if (!refusal) {
        await repository.removeMail(mail.id);
        return { status: 'completed' };
      }
      const isGivenUp = isLastAttempt || (refusal.isPermanent && attempt >= maxRefusals);
      if (isGivenUp) await repository.markFailed(mail.id, new Date(now()));
      return { status: isGivenUp ? 'deadletter' : 'failed', error: new Error(refusal.reason) };
    } catch (error) {
      if (isLastAttempt) await repository.markFailed(mail.id, new Date(now()));
      throw error;
    }
  }

  async function composeAndSend(mail: WaitingMail): Promise<Refusal | undefined> {
    const compose = composers[mail.kind];
    // A newer release may have stored it, and will deliver it.
    if (!compose) return { reason: `mail of the unknown kind ${mail.kind}`, isPermanent: false };
    const draft = await compose(mail);
    return draft && mailer.send({ ...letterOf(mail, draft), unsubscribe: unsubscribeAddressOf?.(mail) });
  }

  /** Sends missing jobs, as after restoring a backup or beside an older release. */
  async function resume(): Promise<void> {
    const resumeSome = (afterId: number) =>
      transact((tx) => within(tx).resumeMails(afterId, resumeBatch, new Date(now())));
    await repository.deleteCounts(new Date(now()));
    for (let last = await resumeSome(0); last !== undefined; ) last = await resumeSome(last);
  }

  return { deliver, resume };
}

const letterOf = (mail: WaitingMail, draft: Draft): Letter => ({
  ...draft,
  id: `${mail.created_at.toISOString().replace(/[:.]/g, '-')}-${mail.id}`,
  at: mail.created_at,
});

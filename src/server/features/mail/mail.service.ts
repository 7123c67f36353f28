import type { Letter, Mailer } from '#server/adapters/mail/mailer.ts';
import type { MailRepository, WaitingMail } from './mail.repository.ts';

/** What a mail says. Made when it goes out: links in it are as new as the mail. */
export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Makes the draft of one kind of mail, or nothing when there is nobody to write to. */
export type Composer = (mail: WaitingMail) => Promise<Draft | undefined>;

export type MailService = ReturnType<typeof createMailService>;

/** Longer than every timeout of a mail server: a claim outlives the try it was made for. */
const leaseMs = 90_000;
const pausesMs = [10_000, 30_000, 60_000, 2 * 60_000, 5 * 60_000, 10 * 60_000];
const givenUpAfterMs = 7 * 86_400_000;
const mostAtOnce = 500;

/**
 * Sends the mail that waits in the database. What is in line survives everything; each is sent by one instance, and
 * tried for a week while the mail server is away.
 */
export function createMailService(parts: {
  repository: MailRepository;
  mailer: Mailer;
  composers: Readonly<Record<string, Composer>>;
  onError: (error: unknown) => void;
  now: () => number;
}) {
  const { repository, mailer, composers, onError, now } = parts;

  const post = (mail: { kind: string; recipient: string; accountId?: number; facts?: object }) =>
    repository.addMail(mail, new Date(now()));

  /** Sends what is due. Stops at the first failure: the server that refused one would refuse the rest. */
  async function drain(): Promise<void> {
    for (let count = 0; count < mostAtOnce; count += 1) {
      const mail = await repository.claimMail(new Date(now()), new Date(now() + leaseMs));
      if (!mail || !(await sendOne(mail))) return;
    }
  }

  async function sendOne(mail: WaitingMail): Promise<boolean> {
    try {
      const draft = await composers[mail.kind]?.(mail);
      if (draft) await mailer.send(letterOf(mail, draft));
      await repository.removeMail(mail.id);
      return true;
    } catch (error) {
      onError(error);
      if (now() - mail.created_at.getTime() > givenUpAfterMs)
        await repository.giveUp(mail.id, new Date(now()));
      else await repository.postponeMail(mail.id, new Date(now() + pauseAfter(mail.attempts)));
      return false;
    }
  }

  return { post, drain };
}

const pauseAfter = (attempts: number): number => pausesMs[attempts - 1] ?? pausesMs.at(-1) ?? 0;

const letterOf = (mail: WaitingMail, draft: Draft): Letter => ({
  ...draft,
  id: `${mail.created_at.toISOString().replace(/[:.]/g, '-')}-${mail.id}`,
  at: mail.created_at,
});

import type { Letter, Mailer, Refusal } from '#server/adapters/mail/mailer.ts';
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

/** A claim is renewed while its try lasts; that of a process that died falls back after this. */
const leaseMs = 20_000;
const pausesMs = [10_000, 30_000, 60_000, 2 * 60_000, 5 * 60_000, 10 * 60_000];
/** A letter that goes on being refused is no longer asked about so often. */
const pausesOfRefusedMs = [...pausesMs, 3_600_000];
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

  /** Sends what is due. A refused letter stands in nobody's way; while the server is away the rest need not be tried. */
  async function drain(): Promise<void> {
    for (let count = 0; count < mostAtOnce; count += 1) {
      const mail = await repository.claimMail(new Date(now()), new Date(now() + leaseMs));
      if (!mail || !(await sendOne(mail))) return;
    }
  }

  /** @returns whether the next one may go. */
  async function sendOne(mail: WaitingMail): Promise<boolean> {
    const holding = setInterval(() => holdOn(mail.id), leaseMs / 4);
    try {
      const refusal = await composeAndSend(mail).finally(() => clearInterval(holding));
      if (refusal) await putOff(mail, new Error(refusal.reason), pausesOfRefusedMs);
      else await repository.removeMail(mail.id);
      return true;
    } catch (error) {
      await putOff(mail, error, pausesMs);
      return false;
    }
  }

  async function composeAndSend(mail: WaitingMail): Promise<Refusal | undefined> {
    const compose = composers[mail.kind];
    if (!compose) return { reason: `nobody here writes mail of the kind ${mail.kind}` };
    const draft = await compose(mail);
    return draft && mailer.send(letterOf(mail, draft));
  }

  async function putOff(mail: WaitingMail, error: unknown, pauses: readonly number[]): Promise<void> {
    onError(error);
    if (now() - mail.created_at.getTime() > givenUpAfterMs) await repository.giveUp(mail.id, new Date(now()));
    else await repository.postponeMail(mail.id, new Date(now() + pauseAfter(mail.attempts, pauses)));
  }

  const holdOn = (id: number): void =>
    void repository.postponeMail(id, new Date(now() + leaseMs)).catch(onError);

  return { post, drain };
}

const pauseAfter = (attempts: number, pauses: readonly number[]): number =>
  pauses[attempts - 1] ?? pauses.at(-1) ?? 0;

const letterOf = (mail: WaitingMail, draft: Draft): Letter => ({
  ...draft,
  id: `${mail.created_at.toISOString().replace(/[:.]/g, '-')}-${mail.id}`,
  at: mail.created_at,
});

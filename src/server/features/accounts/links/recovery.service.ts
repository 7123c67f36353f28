import type { Message } from '#shared/contracts/answer-fields.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import { minDurations } from '../guessing/uniform-timing.ts';
import type { Origin } from '../security-log.repository.ts';
import { hashToken } from '../sessions/secret-token.ts';
import type { MailedLinkParts } from '../sign-up.service.ts';

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** The recovery service mails a reset link for a forgotten password and accepts a new password for it. */
export function createRecoveryService(parts: MailedLinkParts) {
  const { accounts, within, transact, enqueueMail, links, hasher, rules, limits, log, withMinDuration, now } =
    parts;

  async function recover({ origin, email }: { origin: Origin; email: string }): Promise<Message> {
    await limits.countRecovery(origin.address);
    return withMinDuration(minDurations.recover, async () => {
      // For any address: whether it has an account is found out when the mail goes out.
      await transact((tx) => enqueueMail(tx, { kind: 'reset', to: { email } }));
      await log.write('recover_asked', undefined, origin);
      return { msg: messages.recovered };
    });
  }

  /**
   * Sets a new password and ends every session. The link is used up last, so a refused password leaves it good.
   * @throws Problem `bad_token`, `common_password`, `busy`
   */
  async function reset({
    origin,
    token,
    password,
  }: {
    origin: Origin;
    token: string;
    password: string;
  }): Promise<Message> {
    const tokenHash = hashToken(token);
    const id = await links.findLink(tokenHash, 'reset', new Date(now()));
    const person = id === undefined ? undefined : await accounts.findPerson(id);
    if (!person) throw badToken();
    rules.refuseGuessable('password', password, person);
    const passwordHash = await hasher.admit(() => hasher.hash(password));
    const at = new Date(now());
    if ((await links.takeLink(tokenHash, 'reset', at)) === undefined) throw badToken();
    await transact(async (tx) => {
      const inside = within(tx);
      await inside.changePassword({ id: person.id, passwordHash });
      // Whoever had the account may have added one.
      await inside.removePasskeys(person.id);
      // Who read the mail owns the address.
      await inside.markConfirmed(person.id, at);
      await enqueueMail(tx, { kind: 'password_changed', to: { account: person.id } });
    });
    await log.write('password_reset', person.id, origin);
    return { msg: messages.reset };
  }

  return { recover, reset };
}

const badToken = (): Problem => new Problem('bad_input', { message: messages.badToken, code: 'bad_token' });

import type { Told } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { type EvenTime, evenTimes } from './even-time.ts';
import type { Limits } from './limits.ts';
import type { LinksRepository } from './links.repository.ts';
import type { PasswordHasher } from './password-hash.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashToken } from './secret-token.ts';
import type { Origin, SecurityLog } from './security-log.repository.ts';

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** A forgotten password: a mailed link, and a new password for it. */
export function createRecoveryService(parts: {
  accounts: AccountsRepository;
  links: LinksRepository;
  /** Puts a mail in line, for any address: whether it has an account is found out when the mail goes out. */
  postReset: (email: string) => Promise<void>;
  hasher: PasswordHasher;
  limits: Limits;
  log: SecurityLog;
  answerAfter: EvenTime;
  now: () => number;
}) {
  const { accounts, links, postReset, hasher, limits, log, answerAfter, now } = parts;

  async function recover(email: string, origin: Origin): Promise<Told> {
    await limits.count('recoveries', origin.address);
    return answerAfter(evenTimes.recover, async () => {
      await postReset(email);
      await log.write('recover_asked', undefined, origin);
      return { msg: say.recovered };
    });
  }

  /**
   * Sets a new password and ends every session. The link is used up last, so a refused password leaves it good.
   * @throws Problem `bad_token`, `common_password`, `busy`
   */
  async function reset(given: { token: string; password: string }, origin: Origin): Promise<Told> {
    const tokenHash = hashToken(given.token);
    const id = await links.findLink(tokenHash, 'reset', new Date(now()));
    const person = id === undefined ? undefined : await accounts.findPerson(id);
    if (!person) throw badToken();
    refuseCommonPassword('password', given.password, person.email);
    const passwordHash = await hasher.admit(() => hasher.hash(given.password));
    const at = new Date(now());
    if ((await links.takeLink(tokenHash, 'reset', at)) === undefined) throw badToken();
    await accounts.changePassword({ id: person.id, passwordHash }, at);
    // Who read the mail owns the address.
    await accounts.markConfirmed(person.id, at);
    await log.write('password_reset', person.id, origin);
    return { msg: say.reset };
  }

  return { recover, reset };
}

const badToken = (): Problem => new Problem('bad_input', { message: say.badToken, code: 'bad_token' });

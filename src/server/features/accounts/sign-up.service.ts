import type { SignUp, Told } from '#shared/contracts/accounts.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { type EvenTime, evenTimes } from './even-time.ts';
import type { Limits } from './limits.ts';
import type { LinksRepository } from './links.repository.ts';
import type { PasswordHasher } from './password-hash.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashToken } from './secret-token.ts';
import type { Origin, SecurityLog } from './security-log.repository.ts';

export type SignUpService = ReturnType<typeof createSignUpService>;

/** Becoming a user, and confirming the address. */
export function createSignUpService(parts: {
  accounts: AccountsRepository;
  links: LinksRepository;
  hasher: PasswordHasher;
  limits: Limits;
  log: SecurityLog;
  answerAfter: EvenTime;
  now: () => number;
}) {
  const { accounts, links, hasher, limits, log, answerAfter, now } = parts;

  /**
   * Makes an account. Where the address has one already, the answer and the work are the same and its owner gets
   * another mail.
   * @throws Problem `common_password`, `too_many`, `busy`
   */
  async function signUp({ password, ...person }: SignUp, origin: Origin): Promise<Told> {
    return hasher.admit(async () => {
      await limits.count('signUps', origin.address);
      refuseCommonPassword('password', password, person.email);
      return answerAfter(evenTimes.signUp, async () => {
        const password_hash = await hasher.hash(password);
        const id = await accounts.addPerson({ ...person, password_hash }, new Date(now()));
        await log.write('signed_up', id, origin);
        return { msg: say.signedUp };
      });
    });
  }

  /** Opens a mailed link. The same link may be opened again. @returns whether it held. */
  async function confirm(token: string, origin: Origin): Promise<boolean> {
    const at = new Date(now());
    const id = await links.findLink(hashToken(token), 'confirm', at);
    if (id === undefined) return false;
    await accounts.markConfirmed(id, at);
    await log.write('email_confirmed', id, origin);
    return true;
  }

  return { signUp, confirm };
}

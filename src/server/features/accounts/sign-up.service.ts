import type { SignUp } from '#shared/accounts/forms.ts';
import type { Message } from '#shared/contracts/answer-fields.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import type { AccountsRepository, Transact, Tx } from './accounts.repository.ts';
import type { Limits } from './guessing/limits.ts';
import { minDurations, type WithMinDuration } from './guessing/uniform-timing.ts';
import type { LinksRepository } from './links/links.repository.ts';
import type { PasswordHasher } from './passwords/password-hash.ts';
import type { PasswordRules } from './passwords/password-rules.ts';
import type { Origin, SecurityLog } from './security-log.repository.ts';
import { hashToken } from './sessions/secret-token.ts';

/** What every service is made of that sets passwords: signing up, recovery, the profile. */
export interface AccountParts {
  accounts: AccountsRepository;
  within: (tx: Tx) => AccountsRepository;
  transact: Transact;
  enqueueMail: EnqueueMail;
  hasher: PasswordHasher;
  rules: PasswordRules;
  limits: Limits;
  log: SecurityLog;
  now: () => number;
}

/** The same for callers who are not signed in: a mailed link proves who they are, and timing tells nothing about an address. */
export interface MailedLinkParts extends AccountParts {
  links: LinksRepository;
  withMinDuration: WithMinDuration;
}

export type SignUpService = ReturnType<typeof createSignUpService>;

/** The sign-up service creates accounts and confirms their addresses. */
export function createSignUpService(parts: MailedLinkParts) {
  const { accounts, within, transact, enqueueMail, links, hasher, rules, limits, log, withMinDuration, now } =
    parts;

  /**
   * Makes an account. Where the address has one already, the answer and the work are the same and its owner gets
   * another mail.
   * @throws Problem `common_password`, `too_many`, `busy`
   */
  async function signUp({ origin, password, ...person }: { origin: Origin } & SignUp): Promise<Message> {
    return hasher.admit(async () => {
      await limits.countSignUp(origin.address);
      rules.refuseGuessable('password', password, person);
      return withMinDuration(minDurations.signUp, async () => {
        const password_hash = await hasher.hash(password);
        const id = await addPerson({ ...person, password_hash });
        await log.write('signed_up', id, origin);
        return { msg: messages.signedUp };
      });
    });
  }

  /** The account and the mail about it are stored together: there is never one without the other. */
  function addPerson(person: Parameters<AccountsRepository['addPerson']>[0]): Promise<number | undefined> {
    return transact(async (tx) => {
      const id = await within(tx).addPerson(person, new Date(now()));
      await enqueueMail(
        tx,
        id === undefined
          ? { kind: 'already_registered', to: { email: person.email } }
          : { kind: 'confirm', to: { account: id } },
      );
      return id;
    });
  }

  /** Confirms the address by a mailed link, which may be opened more than once. @returns whether the link is valid. */
  async function confirm({ origin, token }: { origin: Origin; token: string }): Promise<boolean> {
    const at = new Date(now());
    const id = await links.findLink(hashToken(token), 'confirm', at);
    if (id === undefined) return false;
    await accounts.markConfirmed(id, at);
    await log.write('email_confirmed', id, origin);
    return true;
  }

  /** Mails the confirmation link again. @throws Problem `too_many` after three in an hour, staff's included. */
  async function confirmAgain({
    caller: { accountId },
    origin,
  }: {
    caller: { readonly accountId: number };
    origin: Origin;
  }): Promise<Message> {
    const person = await accounts.findPerson(accountId);
    if (person?.email_verified) return { msg: messages.alreadyConfirmed };
    await transact((tx) =>
      enqueueMail(tx, { kind: 'confirm_again', to: { account: accountId }, isRequested: true }),
    );
    await log.write('confirmation_asked', accountId, origin);
    return { msg: messages.confirmationSent };
  }

  return { signUp, confirm, confirmAgain };
}

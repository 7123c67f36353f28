import type { SignIn, Tokens } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import { formMessages } from '#shared/language/ka/forms.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { type EvenTime, evenTimes } from './even-time.ts';
import type { Limits } from './limits.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { Origin, SecurityLog } from './security-log.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import type { TwoFactor } from './two-factor.service.ts';

export type SignInService = ReturnType<typeof createSignInService>;

/** Signing in with address and password, and for staff with a second factor. */
export function createSignInService(parts: {
  accounts: AccountsRepository;
  sessions: SessionsService;
  twoFactor: TwoFactor;
  hasher: PasswordHasher;
  limits: Limits;
  log: SecurityLog;
  answerAfter: EvenTime;
}) {
  const { accounts, sessions, twoFactor, hasher, limits, log, answerAfter } = parts;

  /**
   * Opens a session. An unknown address costs the same work as a wrong password.
   * @throws Problem `bad_credentials`, `two_factor_required`, `bad_code`, `too_many`, `busy`
   */
  const signIn = (given: SignIn, origin: Origin): Promise<Tokens> =>
    hasher.admit(() => signInAdmitted(given, origin));

  async function signInAdmitted({ email, password, code }: SignIn, origin: Origin): Promise<Tokens> {
    await limits.slowGuessing(email, origin.address);
    const started = performance.now();
    const account = await accounts.findSignIn(email);
    const isRight = await hasher.matches(password, account?.password_hash);
    if (!account || !isRight || account.is_blocked) {
      const left = evenTimes.signInFailure - (performance.now() - started);
      return answerAfter(left, () => refuse(email, account?.id, origin));
    }
    // Tries that were begun at once wait in line here: the count is looked at again.
    await limits.refuseGuessing(email, origin.address);
    if (account.roles.length > 0) await askSecondFactor(account.id, email, code, origin);
    const tokens = await sessions.openSession(account.id, origin);
    await log.write('signed_in', account.id, origin);
    return tokens;
  }

  async function refuse(email: string, id: number | undefined, origin: Origin): Promise<never> {
    await limits.countFailure(email, origin.address);
    await log.write('sign_in_failed', id, origin);
    throw new Problem('bad_input', { message: say.badCredentials, code: 'bad_credentials' });
  }

  async function askSecondFactor(id: number, email: string, code: string | undefined, origin: Origin) {
    if (!code?.trim())
      throw new Problem('bad_input', { message: say.twoFactorRequired, code: 'two_factor_required' });
    if (await twoFactor.takeCode(id, code)) return;
    await limits.countFailure(email, origin.address);
    await log.write('two_factor_failed', id, origin);
    const complaint = { message: formMessages.bad_code, code: 'bad_code' };
    throw new Problem('bad_input', complaint, { code: [complaint] });
  }

  return { signIn };
}

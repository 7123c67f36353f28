import type { SignIn } from '#shared/accounts/forms.ts';
import type { Tokens } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import type { Limits } from './guessing/limits.ts';
import { minDurations, type WithMinDuration } from './guessing/uniform-timing.ts';
import type { PasswordHasher } from './passwords/password-hash.ts';
import type { CodeCheck } from './second-factor/code-check.service.ts';
import type { Origin, SecurityLog } from './security-log.repository.ts';
import type { Devices } from './sessions/devices.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

export type SignInService = ReturnType<typeof createSignInService>;

/** What somebody typed, and the token of the device's cookie. */
type Attempt = SignIn & { readonly origin: Origin; readonly device?: string | undefined };

export interface SignedInAt {
  readonly tokens: Tokens;
  /** The token that the device's cookie stores from now on. */
  readonly device: string;
}

/** The sign-in service checks address and password, and for staff a second factor. */
export function createSignInService(parts: {
  accounts: AccountsRepository;
  sessions: SessionsService;
  devices: Devices;
  codeCheck: CodeCheck;
  hasher: PasswordHasher;
  limits: Limits;
  log: SecurityLog;
  withMinDuration: WithMinDuration;
}) {
  const { accounts, sessions, devices, codeCheck, hasher, limits, log, withMinDuration } = parts;

  /**
   * Opens a session. An unknown address costs the same work as a wrong password.
   * @throws Problem `bad_credentials`, `two_factor_required`, `bad_code`, `second_factor_closed`, `too_many`, `busy`
   */
  const signIn = (attempt: Attempt): Promise<SignedInAt> => hasher.admit(() => signInAdmitted(attempt));

  async function signInAdmitted({ origin, email, password, code, device }: Attempt): Promise<SignedInAt> {
    await limits.slowGuessing(email, origin.address);
    const started = performance.now();
    const account = await accounts.findSignIn(email);
    const isRight = await hasher.matches(password, account?.password_hash);
    if (!account || !isRight || account.is_blocked) {
      const remainingMs = minDurations.signInFailure - (performance.now() - started);
      return withMinDuration(remainingMs, () => refuse(email, account?.id, origin));
    }
    // Tries that were begun at once wait in line here: the count is looked at again.
    await limits.refuseGuessing(email, origin.address);
    const isStaff = account.roles.length > 0;
    if (isStaff) await askSecondFactor({ id: account.id, email }, code, origin);
    const tokens = await sessions.openSession({ accountId: account.id, origin, isStaff });
    await log.write('signed_in', account.id, origin);
    return { tokens, device: await devices.noteDevice({ accountId: account.id, origin, device }) };
  }

  async function refuse(email: string, id: number | undefined, origin: Origin): Promise<never> {
    await limits.countFailure(email, origin.address);
    await log.write('sign_in_failed', id, origin);
    throw new Problem('bad_input', { message: messages.badCredentials, code: 'bad_credentials' });
  }

  async function askSecondFactor(
    account: { id: number; email: string },
    code: string | undefined,
    origin: Origin,
  ) {
    if (!code?.trim())
      throw new Problem('bad_input', { message: messages.twoFactorRequired, code: 'two_factor_required' });
    await codeCheck.refuseWrongCode({ account, code, origin });
  }

  return { signIn };
}

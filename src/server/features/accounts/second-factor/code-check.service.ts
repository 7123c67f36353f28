import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { EnqueueMail } from '../../mail/mail.service.ts';
import type { Transact } from '../accounts.repository.ts';
import type { Limits } from '../guessing/limits.ts';
import { fieldProblem } from '../passwords/password-rules.ts';
import type { Origin, SecurityLog } from '../security-log.repository.ts';
import type { AccessClaims } from '../sessions/access-token.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { freshMs } from './fresh-factor.ts';
import type { TwoFactor } from './two-factor.service.ts';

export type CodeCheck = ReturnType<typeof createCodeCheck>;

/** The check of codes that people type: guessing is counted, closed and told to the owner. */
export function createCodeCheck(parts: {
  twoFactor: TwoFactor;
  sessions: SessionsService;
  transact: Transact;
  enqueueMail: EnqueueMail;
  limits: Limits;
  log: SecurityLog;
  now: () => number;
}) {
  const { twoFactor, sessions, transact, enqueueMail, limits, log, now } = parts;

  /** @throws Problem `bad_code` at `code`, `second_factor_closed`, `too_many` */
  async function refuseWrongCode({
    account,
    code,
    origin,
  }: {
    account: { readonly id: number; readonly email: string };
    code: string;
    origin: Origin;
  }): Promise<void> {
    const checked = await twoFactor.takeCode(account.id, code);
    if (checked.outcome === 'right') return;
    if (checked.outcome === 'closed') throw closed(checked.until.getTime() - now());
    if (checked.outcome === 'closes')
      await transact((tx) => enqueueMail(tx, { kind: 'second_factor_closed', to: { account: account.id } }));
    await log.write(
      checked.outcome === 'closes' ? 'two_factor_closed' : 'two_factor_failed',
      account.id,
      origin,
    );
    await limits.countFailure(account.email, origin.address);
    throw fieldProblem('code', 'bad_code');
  }

  /**
   * Renews the proof of the second factor for a session.
   * @throws Problem `bad_code` at `code`, `second_factor_closed`, `too_many`
   */
  async function renew({
    caller,
    email,
    code,
    origin,
  }: {
    caller: AccessClaims;
    email: string;
    code: string;
    origin: Origin;
  }): Promise<{ until: string }> {
    await limits.refuseGuessing(email, origin.address);
    await refuseWrongCode({ account: { id: caller.accountId, email }, code, origin });
    await sessions.markSecondFactor(caller);
    await log.write('two_factor_renewed', caller.accountId, origin);
    return { until: new Date(now() + freshMs).toISOString() };
  }

  return { refuseWrongCode, renew };
}

function closed(leftMs: number): Problem {
  const complaint = { message: messages.secondFactorClosed, code: 'second_factor_closed' };
  return new Problem('too_many', complaint, undefined, Math.max(1, Math.ceil(leftMs / 1000)));
}

import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';

/** How long a proof of the second factor counts as fresh. */
export const freshMs = 10 * 60_000;

/** @throws Problem `second_factor_old` where staff proved the second factor too long ago. */
export function refuseOldFactor(
  { roles, secondFactorAt }: Pick<SignedIn, 'roles' | 'secondFactorAt'>,
  now: number,
): void {
  // A proof of the future is of a clock that was set back since; those of two instances differ by less.
  const ageMs = secondFactorAt ? now - secondFactorAt.getTime() : Number.POSITIVE_INFINITY;
  if (roles.length === 0 || Math.abs(ageMs) < freshMs) return;
  throw new Problem('forbidden', { message: messages.secondFactorOld, code: 'second_factor_old' });
}

import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { networkOf } from '#shared/accounts/network.ts';

const minutes = 60;

/** Delay of a sign-in attempt on an account that fails from many addresses, in milliseconds. */
export const slowedMs = 2_000;

export type Limits = ReturnType<typeof createLimits>;

/**
 * Keeps guessing slow, as CONTRACT.md section 5 says. Only failures are counted, so who knows the password is not in the
 * way of themselves.
 */
export function createLimits(
  limits: RateLimits,
  { slow = wait }: { slow?: ((ms: number) => Promise<unknown>) | undefined } = {},
) {
  const ofPair = limits.open({ name: 'sign-in-pair', points: 10, seconds: 15 * minutes });
  const ofAddress = limits.open({ name: 'sign-in-address', points: 50, seconds: 15 * minutes });
  const ofAccount = limits.open({ name: 'sign-in-account', points: 30, seconds: 60 * minutes });
  const signUps = limits.open({ name: 'sign-up', points: 60, seconds: 60 * minutes });
  const recoveries = limits.open({ name: 'recover', points: 60, seconds: 60 * minutes });
  const passkeyOptions = limits.open({ name: 'passkey-options', points: 300, seconds: 60 * minutes });
  const pairOf = (email: string, address: string) => `${email} ${networkOf(address)}`;

  /** @throws Problem `too_many` */
  async function refuseGuessing(email: string, address: string): Promise<void> {
    await Promise.all([
      ofPair.refuseReached(pairOf(email, address)),
      ofAddress.refuseReached(networkOf(address)),
    ]);
  }

  /**
   * An account that fails from many addresses is slowed and never locked.
   * @throws Problem `too_many`
   */
  async function slowGuessing(email: string, address: string): Promise<void> {
    await refuseGuessing(email, address);
    if (await ofAccount.isReached(email)) await slow(slowedMs);
  }

  /**
   * Counts a failure. Of many tries begun at once, those past a limit are refused too: their answers tell nothing.
   * @throws Problem `too_many`
   */
  async function countFailure(email: string, address: string): Promise<void> {
    await Promise.all([
      ofPair.count(pairOf(email, address)),
      ofAddress.count(networkOf(address)),
      ofAccount.note(email),
    ]);
  }

  return {
    refuseGuessing,
    slowGuessing,
    countFailure,
    countSignUp: (address: string) => signUps.count(networkOf(address)),
    countPasskeyOptions: (address: string) => passkeyOptions.count(networkOf(address)),
    countRecovery: (address: string) => recoveries.count(networkOf(address)),
  };
}

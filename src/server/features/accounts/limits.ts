import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Count, Counters } from '#server/adapters/counters/counters.ts';
import { networkOf } from '#shared/accounts/network.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';

interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** CONTRACT.md section 5. */
export const limits = {
  failuresOfAccountFromAddress: { most: 10, seconds: 15 * 60 },
  failuresFromAddress: { most: 50, seconds: 15 * 60 },
  failuresOfAccount: { most: 30, seconds: 60 * 60 },
  signUps: { most: 60, seconds: 60 * 60 },
  recoveries: { most: 60, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** How long a try at an account waits that is failing from many addresses. */
export const slowedMs = 2_000;

export type Limits = ReturnType<typeof createLimits>;

/** Keeps guessing slow. Only failures are counted, so who knows the password is not in the way of themselves. */
export function createLimits(
  counters: Counters,
  { now, slow = wait }: { now: () => number; slow?: (ms: number) => Promise<unknown> },
) {
  const refuse = ({ endsAt }: Count): never => {
    const retryAfter = Math.max(1, Math.ceil((endsAt - now()) / 1000));
    throw new Problem('too_many', { message: say.tooMany, code: 'too_many' }, undefined, retryAfter);
  };

  /** @throws Problem `too_many` with the seconds that are left. */
  async function refuseGuessing(email: string, address: string): Promise<void> {
    refuseAt(await counters.read([keys.pair(email, address), keys.address(address)]));
  }

  /**
   * An account that fails from many addresses is slowed and never locked.
   * @throws Problem `too_many`
   */
  async function slowGuessing(email: string, address: string): Promise<void> {
    const counts = await counters.read(keysOf(email, address));
    refuseAt(counts);
    if ((counts[2]?.count ?? 0) >= limits.failuresOfAccount.most) await slow(slowedMs);
  }

  /** Counts a failure. Of many tries begun at once, those past the limit are refused too: their answers tell nothing. */
  async function countFailure(email: string, address: string): Promise<void> {
    const [pair, all, account] = keysOf(email, address);
    const [ofPair, ofAddress] = await counters.add([
      { key: pair, windowSeconds: limits.failuresOfAccountFromAddress.seconds },
      { key: all, windowSeconds: limits.failuresFromAddress.seconds },
      { key: account, windowSeconds: limits.failuresOfAccount.seconds },
    ]);
    if (ofPair && ofPair.count > limits.failuresOfAccountFromAddress.most) refuse(ofPair);
    if (ofAddress && ofAddress.count > limits.failuresFromAddress.most) refuse(ofAddress);
  }

  function refuseAt([pair, all]: readonly Count[]): void {
    if (pair && pair.count >= limits.failuresOfAccountFromAddress.most) refuse(pair);
    if (all && all.count >= limits.failuresFromAddress.most) refuse(all);
  }

  async function count(kind: 'signUps' | 'recoveries', address: string): Promise<void> {
    const key = `${kind}:${hide(networkOf(address))}`;
    const [counted] = await counters.add([{ key, windowSeconds: limits[kind].seconds }]);
    if (counted && counted.count > limits[kind].most) refuse(counted);
  }

  return { refuseGuessing, slowGuessing, countFailure, count };
}

/** Counters keep no addresses of people, only what cannot be read back. */
const hide = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

const keys = {
  pair: (email: string, address: string) => `pair:${hide(`${email} ${networkOf(address)}`)}`,
  address: (address: string) => `address:${hide(networkOf(address))}`,
  account: (email: string) => `account:${hide(email)}`,
};

const keysOf = (email: string, address: string) =>
  [keys.pair(email, address), keys.address(address), keys.account(email)] as const;

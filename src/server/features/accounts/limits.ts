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
    const [pair, all] = await Promise.all([
      counters.read(keys.pair(email, address)),
      counters.read(keys.address(address)),
    ]);
    if (pair.count >= limits.failuresOfAccountFromAddress.most) refuse(pair);
    if (all.count >= limits.failuresFromAddress.most) refuse(all);
  }

  /** An account that fails from many addresses is slowed and never locked. */
  async function slowDown(email: string): Promise<void> {
    const { count } = await counters.read(keys.account(email));
    if (count >= limits.failuresOfAccount.most) await slow(slowedMs);
  }

  /** Counts a failure. Of many tries begun at once, those past the limit are refused too: their answers tell nothing. */
  async function countFailure(email: string, address: string): Promise<void> {
    const [pair, all] = await Promise.all([
      counters.add(keys.pair(email, address), limits.failuresOfAccountFromAddress.seconds),
      counters.add(keys.address(address), limits.failuresFromAddress.seconds),
      counters.add(keys.account(email), limits.failuresOfAccount.seconds),
    ]);
    if (pair.count > limits.failuresOfAccountFromAddress.most) refuse(pair);
    if (all.count > limits.failuresFromAddress.most) refuse(all);
  }

  async function count(kind: 'signUps' | 'recoveries', address: string): Promise<void> {
    const counted = await counters.add(`${kind}:${hide(networkOf(address))}`, limits[kind].seconds);
    if (counted.count > limits[kind].most) refuse(counted);
  }

  return { refuseGuessing, slowDown, countFailure, count };
}

/** Counters keep no addresses of people, only what cannot be read back. */
const hide = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

const keys = {
  pair: (email: string, address: string) => `pair:${hide(`${email} ${networkOf(address)}`)}`,
  address: (address: string) => `address:${hide(networkOf(address))}`,
  account: (email: string) => `account:${hide(email)}`,
};

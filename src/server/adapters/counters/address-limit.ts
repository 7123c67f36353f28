import { createHash } from 'node:crypto';
import { networkOf } from '#shared/accounts/network.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import type { Counters } from './counters.ts';

/** Counts one more from an address. @throws Problem `too_many` with the seconds that are left. */
export type AddressLimit = (address: string) => Promise<void>;

/** Lets an address do something so many times in a window. What is kept of the address cannot be read back. */
export function createAddressLimit(
  counters: Counters,
  { name, most, seconds, now }: { name: string; most: number; seconds: number; now: () => number },
): AddressLimit {
  return async (address) => {
    const hidden = createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 24);
    const [counted] = await counters.add([{ key: `${name}:${hidden}`, windowSeconds: seconds }]);
    if (!counted || counted.count <= most) return;
    const retryAfter = Math.max(1, Math.ceil((counted.endsAt - now()) / 1000));
    throw new Problem('too_many', { message: say.tooMany, code: 'too_many' }, undefined, retryAfter);
  };
}

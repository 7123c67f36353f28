import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What an address was sealed for; a seal opens nothing else. */
export type Purpose = 'image' | 'media' | 'impression';

const validMs = 6 * 3_600_000;

/**
 * Addresses of others inside addresses of the portal: `to` says where, `seal` that the portal itself wrote it not long
 * ago. Nobody can make the portal ask an address of his choice.
 */
export function createSealedAddresses({ secret, now }: { secret: string; now: () => number }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'salbuni ad addresses', 32));
  const sign = (purpose: Purpose, to: string) =>
    createHmac('sha256', key).update(`${purpose} ${to}`).digest();

  function seal(purpose: Purpose, addresses: readonly string[]): string {
    const until = Math.floor((now() + validMs) / 1000);
    const to = Buffer.from(JSON.stringify([until, ...addresses])).toString('base64url');
    return `/api/video-ads/${purpose}/?to=${to}&seal=${sign(purpose, to).toString('base64url')}`;
  }

  /** `undefined` when the portal did not write this, wrote it for something else or too long ago. */
  function open(purpose: Purpose, query: { to: string; seal: string }): string[] | undefined {
    const given = Buffer.from(query.seal, 'base64url');
    const right = sign(purpose, query.to);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const [until, ...addresses] = JSON.parse(Buffer.from(query.to, 'base64url').toString()) as [
      number,
      ...string[],
    ];
    return until * 1000 < now() ? undefined : addresses;
  }

  return { seal, open };
}

export type SealedAddresses = ReturnType<typeof createSealedAddresses>;

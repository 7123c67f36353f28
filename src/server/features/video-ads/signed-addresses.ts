import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/adapters/sealing/seal.ts';
import { countVideoAdImpression, getVideoAdImage, getVideoAdMedia } from '#shared/contracts/video-ads.ts';

const calls = { image: getVideoAdImage, media: getVideoAdMedia, impression: countVideoAdImpression } as const;

/** What an address was signed for; it is valid for nothing else. */
export type Purpose = keyof typeof calls;

const validMs = 6 * 3_600_000;

/**
 * Signs external addresses inside the portal's own: `to` is the target, `seal` an HMAC that proves that the portal wrote it
 * recently. Nobody can make the portal request an address of their choice.
 */
export function createSignedAddresses({ secrets, now }: { secrets: Secrets; now: () => number }) {
  const key = keyOf(secrets.current);
  const keys = secrets.previous === undefined ? [key] : [key, keyOf(secrets.previous)];

  function write(purpose: Purpose, addresses: readonly string[]): string {
    const until = Math.floor((now() + validMs) / 1000);
    const to = Buffer.from(JSON.stringify([until, ...addresses])).toString('base64url');
    return `${calls[purpose].path}?to=${to}&seal=${sign(key, purpose, to).toString('base64url')}`;
  }

  /** Verifies and returns the addresses; undefined if the signature is wrong, expired or for another purpose. */
  function read(purpose: Purpose, query: { to: string; seal: string }): string[] | undefined {
    const signature = Buffer.from(query.seal, 'base64url');
    const isSigned = keys.some((one) => {
      const right = sign(one, purpose, query.to);
      return signature.length === right.length && timingSafeEqual(signature, right);
    });
    if (!isSigned) return undefined;
    const [until, ...addresses] = JSON.parse(Buffer.from(query.to, 'base64url').toString()) as [
      number,
      ...string[],
    ];
    return until * 1000 < now() ? undefined : addresses;
  }

  return { write, read };
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'salbuni ad addresses', 32));
const sign = (key: Buffer, purpose: Purpose, to: string) =>
  createHmac('sha256', key).update(`${purpose} ${to}`).digest();

export type SignedAddresses = ReturnType<typeof createSignedAddresses>;

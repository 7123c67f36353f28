import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '#server/adapters/sealing/seal.ts';

/** The claims of an access token: its account and its session. */
export interface AccessClaims {
  readonly accountId: number;
  readonly sessionId: string;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

const algorithm = 'HS256';
const audience = 'salbuni';
export const accessSeconds = 15 * 60;
/** Instances' clocks may differ by this much; a token made later than that is of a clock that was wrong. */
const clockDoubtSeconds = 300;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'salbuni access token', 32));

/**
 * Signs and reads access tokens: JWT, HS256 with a key made of AUTH_SECRET, good for 15 minutes. Tokens signed with the
 * previous secret are read as well.
 */
export function createAccessTokens({ secrets, now }: { secrets: Secrets; now: () => number }) {
  const key = keyOf(secrets.current);
  const previousKey = secrets.previous === undefined ? undefined : keyOf(secrets.previous);

  function sign({ accountId, sessionId }: AccessClaims): Promise<string> {
    const at = Math.floor(now() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(String(accountId))
      .setAudience(audience)
      .setIssuedAt(at)
      .setExpirationTime(at + accessSeconds)
      .sign(key);
  }

  /** @returns the claims, or undefined for a forged, expired or malformed token. */
  async function read(token: string): Promise<AccessClaims | undefined> {
    if (token.length > 2_000) return undefined;
    return (await readWith(token, key)) ?? (previousKey && readWith(token, previousKey));
  }

  async function readWith(token: string, ofKey: Uint8Array): Promise<AccessClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, ofKey, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      if ((payload.iat ?? 0) > now() / 1000 + clockDoubtSeconds) return undefined;
      const accountId = Number(payload.sub);
      const sessionId = payload.sid;
      if (!Number.isSafeInteger(accountId) || typeof sessionId !== 'string' || !uuid.test(sessionId))
        return undefined;
      return { accountId, sessionId };
    } catch {
      return undefined;
    }
  }

  return { sign, read };
}

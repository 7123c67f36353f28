import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** What an access token says: whose it is and of which session. */
export interface AccessClaims {
  readonly accountId: number;
  readonly sessionId: string;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

const algorithm = 'HS256';
const audience = 'salbuni';
export const accessSeconds = 15 * 60;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signs and reads access tokens: JWT, HS256 with a key made of AUTH_SECRET, good for 15 minutes. */
export function createAccessTokens({ secret, now }: { secret: string; now: () => number }) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'salbuni access token', 32));

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

  /** What a token says, or undefined when it is forged, expired or no token at all. */
  async function read(token: string): Promise<AccessClaims | undefined> {
    if (token.length > 2_000) return undefined;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'sub', 'sid'],
      });
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

import { randomUUID } from 'node:crypto';
import type { Role, SessionInfo, Tokens } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import type { AccessClaims, AccessTokens } from './access-token.ts';
import { hashToken, makeToken } from './secret-token.ts';
import type { Origin, SecurityLog } from './security-log.repository.ts';
import type { SessionsRepository } from './sessions.repository.ts';

const sessionDays = 30;

/** Somebody whose living session a call came with. */
export interface SignedIn extends AccessClaims {
  readonly roles: readonly Role[];
  readonly consultantId: number | null;
}

export type SessionsService = ReturnType<typeof createSessionsService>;

export const unauthenticated = (): Problem =>
  new Problem('unauthenticated', { message: say.unauthenticated, code: 'unauthenticated' });

/** Sessions: a refresh token stands for one and lives 30 days from its last use; access tokens die with it. */
export function createSessionsService({
  sessions,
  access,
  log,
  now,
}: {
  sessions: SessionsRepository;
  access: AccessTokens;
  log: SecurityLog;
  now: () => number;
}) {
  const inDays = (days: number) => new Date(now() + days * 86_400_000);

  async function openSession(accountId: number, origin: Origin): Promise<Tokens> {
    const id = randomUUID();
    const token = makeToken();
    const session = { id, accountId, tokenHash: hashToken(token), ...origin, expiresAt: inDays(sessionDays) };
    await sessions.addSession(session, new Date(now()));
    return { access_token: await access.sign({ accountId, sessionId: id }), refresh_token: token };
  }

  /** @throws Problem `unauthenticated` */
  async function refresh(refreshToken: string): Promise<Pick<Tokens, 'access_token'>> {
    const times = { at: new Date(now()), expiresAt: inDays(sessionDays) };
    const session = await sessions.extendSession(hashToken(refreshToken), times);
    if (!session) throw unauthenticated();
    return { access_token: await access.sign({ accountId: session.account_id, sessionId: session.id }) };
  }

  /** Whose token it is, when it holds and its session lives. */
  async function identify(accessToken: string): Promise<SignedIn | undefined> {
    const claims = await access.read(accessToken);
    if (!claims) return undefined;
    const found = await sessions.findViewer(
      { id: claims.sessionId, accountId: claims.accountId },
      new Date(now()),
    );
    return found && { ...claims, roles: found.roles, consultantId: found.consultant_id };
  }

  /** Whether a browser with these cookies is signed in. Decides which page is shown, never what may be read. */
  async function isSignedIn(tokens: Readonly<Partial<Record<string, string>>>): Promise<boolean> {
    if (!tokens.token) return false;
    if (await identify(tokens.token)) return true;
    return tokens.refreshToken ? sessions.hasLiving(hashToken(tokens.refreshToken), new Date(now())) : false;
  }

  /** Whatever the token is, afterwards it opens nothing. */
  async function signOut(refreshToken: string | undefined, origin: Origin): Promise<void> {
    if (!refreshToken) return;
    const accountId = await sessions.endSession(hashToken(refreshToken));
    if (accountId !== undefined) await log.write('signed_out', accountId, origin);
  }

  async function listSessions({ accountId, sessionId }: AccessClaims): Promise<SessionInfo[]> {
    const rows = await sessions.listSessions(accountId, new Date(now()));
    return rows.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      used_at: row.used_at.toISOString(),
      address: row.address,
      agent: row.agent,
      is_current: row.id === sessionId,
    }));
  }

  async function endOthers({ accountId, sessionId }: AccessClaims, origin: Origin): Promise<void> {
    await sessions.endOthers(accountId, sessionId);
    await log.write('sessions_ended', accountId, origin);
  }

  const endAll = (accountId: number): Promise<void> => sessions.endAll(accountId);

  return { openSession, refresh, identify, isSignedIn, signOut, listSessions, endOthers, endAll };
}

import { randomUUID } from 'node:crypto';
import type { Role, SessionInfo, Tokens } from '#shared/contracts/accounts.ts';
import type { Message } from '#shared/contracts/answer-fields.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { Origin, SecurityLog } from '../security-log.repository.ts';
import type { AccessClaims, AccessTokens } from './access-token.ts';
import { hashToken, makeToken } from './secret-token.ts';
import type { SessionsRepository } from './sessions.repository.ts';

const dayMs = 86_400_000;

/** How long a session lives from its last use, and at most from its beginning. */
const lifetimes = {
  user: { slideMs: 30 * dayMs, maxMs: 180 * dayMs },
  staff: { slideMs: dayMs / 2, maxMs: 7 * dayMs },
} as const;

/** The account and the active session of a signed-in caller. */
export interface SignedIn extends AccessClaims {
  readonly roles: readonly Role[];
  readonly consultantId: number | null;
  /** When the session last proved the second factor. */
  readonly secondFactorAt: Date | null;
}

export type SessionsService = ReturnType<typeof createSessionsService>;

export const unauthenticated = (): Problem =>
  new Problem('unauthenticated', { message: messages.unauthenticated, code: 'unauthenticated' });

/** Sessions: a refresh token stands for one, and lives on with each use up to an age; access tokens die with it. */
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
  /** Opens a session. A staff account has proved its second factor before. */
  async function openSession({
    accountId,
    origin,
    isStaff,
  }: {
    accountId: number;
    origin: Origin;
    isStaff: boolean;
  }): Promise<Tokens> {
    const id = randomUUID();
    const token = makeToken();
    const at = new Date(now());
    const { slideMs } = isStaff ? lifetimes.staff : lifetimes.user;
    const expiresAt = new Date(now() + slideMs);
    const secondFactorAt = isStaff ? at : null;
    await sessions.addSession(
      { id, accountId, tokenHash: hashToken(token), ...origin, expiresAt, secondFactorAt },
      at,
    );
    return { access_token: await access.sign({ accountId, sessionId: id }), refresh_token: token };
  }

  /** @throws Problem `unauthenticated` */
  async function refresh(refreshToken: string): Promise<Pick<Tokens, 'access_token'>> {
    const session = await sessions.extendSession(hashToken(refreshToken), new Date(now()), lifetimes);
    if (!session) throw unauthenticated();
    return { access_token: await access.sign({ accountId: session.account_id, sessionId: session.id }) };
  }

  /** @returns the caller, when the token is valid and its session active. */
  async function identify(accessToken: string): Promise<SignedIn | undefined> {
    const claims = await access.read(accessToken);
    if (!claims) return undefined;
    const found = await sessions.findViewer(
      { id: claims.sessionId, accountId: claims.accountId },
      new Date(now()),
    );
    return (
      found && {
        ...claims,
        roles: found.roles,
        consultantId: found.consultant_id,
        secondFactorAt: found.second_factor_at,
      }
    );
  }

  /** Whether a browser with these cookies is signed in. Decides which page is shown, never what may be read. */
  async function isSignedIn(tokens: Readonly<Partial<Record<string, string>>>): Promise<boolean> {
    if (!tokens.token) return false;
    if (await identify(tokens.token)) return true;
    return tokens.refreshToken ? sessions.hasLiving(hashToken(tokens.refreshToken), new Date(now())) : false;
  }

  /** Ends the session of a refresh token, if there is one. */
  async function signOut({
    origin,
    refreshToken,
  }: {
    origin: Origin;
    refreshToken?: string | undefined;
  }): Promise<Record<string, never>> {
    if (!refreshToken) return {};
    const accountId = await sessions.endSession(hashToken(refreshToken));
    if (accountId !== undefined) await log.write('signed_out', accountId, origin);
    return {};
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

  /** Ends one of the caller's sessions. @throws Problem `session_not_found` */
  async function endSession({
    caller: { accountId },
    origin,
    id,
  }: {
    caller: AccessClaims;
    origin: Origin;
    id: string;
  }): Promise<Message> {
    if (!(await sessions.endOne(accountId, id)))
      throw new Problem('not_found', { message: messages.sessionNotFound, code: 'session_not_found' });
    await log.write('sessions_ended', accountId, origin);
    return { msg: messages.sessionEnded };
  }

  async function endOthers({
    caller: { accountId, sessionId },
    origin,
  }: {
    caller: AccessClaims;
    origin: Origin;
  }): Promise<Message> {
    await sessions.endOthers(accountId, sessionId);
    await log.write('sessions_ended', accountId, origin);
    return { msg: messages.othersEnded };
  }

  const endAll = (accountId: number): Promise<void> => sessions.endAll(accountId);

  /** Notes that a session has just proved the second factor. */
  const markSecondFactor = ({ sessionId }: AccessClaims): Promise<void> =>
    sessions.markSecondFactor(sessionId, new Date(now()));

  /** Removes sessions and mailed links whose time is over. */
  const removeExpired = (): Promise<void> => sessions.removeExpired(new Date(now()));

  return {
    openSession,
    refresh,
    identify,
    isSignedIn,
    signOut,
    listSessions,
    endSession,
    endOthers,
    endAll,
    markSecondFactor,
    removeExpired,
  };
}

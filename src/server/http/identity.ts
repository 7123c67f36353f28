import type { FastifyRequest } from 'fastify';
import type { Role } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';

/** Who a call came from. */
export interface Caller {
  readonly accountId: number;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  readonly consultantId: number | null;
}

export type Identify = (accessToken: string) => Promise<Caller | undefined>;

/** The access token of `Authorization`, with or without „Bearer“. Cookies authorise nothing. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const sent = headers.authorization?.trim();
  return sent?.replace(/^Bearer\s+/i, '').trim() || undefined;
}

/** Who calls, when they sent a token that holds. */
export async function findCaller(request: FastifyRequest, identify: Identify): Promise<Caller | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : identify(token);
}

/** @throws Problem `unauthenticated` */
export async function requireCaller(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const caller = await findCaller(request, identify);
  if (!caller)
    throw new Problem('unauthenticated', { message: say.unauthenticated, code: 'unauthenticated' });
  return caller;
}

/** Where a call came from, for the security log and the limits. */
export const originOf = (request: FastifyRequest): { address: string; agent: string } => ({
  address: request.ip,
  agent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

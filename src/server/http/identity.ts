import type { FastifyRequest } from 'fastify';
import type { Role } from '#shared/contracts/accounts.ts';
import type { Right } from '#shared/contracts/call.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages } from '#shared/language/ka/account/accounts.ts';
import { questionMessages } from '#shared/language/ka/asking/questions.ts';

/** The identity of a request's sender. */
export interface Caller {
  readonly accountId: number;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  readonly consultantId: number | null;
  /** When the session last passed the second factor. */
  readonly secondFactorAt: Date | null;
}

export type Identify = (accessToken: string) => Promise<Caller | undefined>;

/** Reads the access token from the `Authorization` header, with or without "Bearer". Cookies authorise nothing. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const authorization = headers.authorization?.trim();
  return authorization?.replace(/^Bearer\s+/i, '').trim() || undefined;
}

/** Identifies the caller by a valid access token. */
export async function findCaller(request: FastifyRequest, identify: Identify): Promise<Caller | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : identify(token);
}

/** Identifies the caller. @throws Problem `unauthenticated` */
export async function requireCaller(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const caller = await findCaller(request, identify);
  if (!caller)
    throw new Problem('unauthenticated', {
      message: accountMessages.unauthenticated,
      code: 'unauthenticated',
    });
  return caller;
}

/** A caller who is a consultant. */
export interface ConsultantCaller extends Caller {
  readonly consultantId: number;
}

/** The caller that a handler receives, by the right of its call. */
export interface Callers extends Record<Right, unknown> {
  readonly guest: undefined;
  readonly bank: undefined;
  readonly user: Caller;
  readonly consultant: ConsultantCaller;
  readonly consultant_or_admin: Caller;
  readonly staff: Caller;
}

const checks: { readonly [Name in Right]: ((caller: Caller) => Callers[Name]) | undefined } = {
  guest: undefined,
  bank: undefined,
  user: (caller) => caller,
  consultant: requireConsultant,
  consultant_or_admin: (caller) => (caller.roles.includes('admin') ? caller : requireConsultant(caller)),
  // The rights of staff depend on the record: the service checks `shared/access`.
  staff: (caller) => caller,
};

/**
 * Identifies the caller and checks the right that the call requires.
 * @throws Problem `unauthenticated`, `not_consultant`
 */
export async function callerWith<Name extends Right>(
  right: Name,
  request: FastifyRequest,
  identify: Identify,
): Promise<Callers[Name]> {
  return checks[right]?.(await requireCaller(request, identify)) as Callers[Name];
}

function requireConsultant(caller: Caller): ConsultantCaller {
  const { roles, consultantId } = caller;
  if (!roles.includes('consultant') || consultantId === null)
    throw new Problem('forbidden', { message: questionMessages.notConsultant, code: 'not_consultant' });
  return { ...caller, consultantId };
}

/** The client's address and user agent, for the security log and rate limits. */
export const originOf = (request: FastifyRequest): { address: string; agent: string } => ({
  address: request.ip,
  agent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

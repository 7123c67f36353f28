import type { FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/database/away.ts';
import type { RouteFacts } from '#shared/contracts/pages.ts';
import { paths } from '#shared/paths/paths.ts';

interface GuardOptions {
  readonly access: RouteFacts['access'];
  readonly isSignedIn: (cookies: Readonly<Partial<Record<string, string>>>) => Promise<boolean>;
}

/**
 * Where a visitor is sent instead of a page that is not for them (SPEC.md section 2): guests to sign-in, signed-in
 * users home. While the database is away the cookies are believed; pages show nothing of anybody.
 */
export async function guardPage(
  { cookies, log }: FastifyRequest,
  { access, isSignedIn }: GuardOptions,
): Promise<string | undefined> {
  if (access === 'public') return undefined;
  const isUser = await isSignedIn(cookies).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, 'guard without database');
    return Boolean(cookies.refreshToken);
  });
  if (access === 'user') return isUser ? undefined : paths.signin;
  return isUser ? paths.home : undefined;
}

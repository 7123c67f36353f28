import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import { csrfCookie } from './constants.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` on a route whose calls change nothing for a browser's user: no token is asked for. */
    readonly csrf?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Double submit (CONTRACT.md section 3): the cookie's value must come again in a header or in the form. */
export function installCsrf(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    if (safe.has(request.method) || request.is404 || request.routeOptions.config.csrf === false) return;
    if (!isSame(request.cookies[csrfCookie], sentToken(request)))
      throw new Problem('forbidden', { message: httpMessages.csrf, code: 'csrf' });
  });
}

function sentToken({ headers, body }: FastifyRequest): unknown {
  const header = headers['x-csrftoken'];
  if (header !== undefined) return header;
  return typeof body === 'object' && body !== null && 'csrfmiddlewaretoken' in body
    ? body.csrfmiddlewaretoken
    : undefined;
}

function isSame(cookie: string | undefined, sent: unknown): boolean {
  if (!cookie || cookie.length < 20 || typeof sent !== 'string') return false;
  const [one, other] = [Buffer.from(cookie), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}

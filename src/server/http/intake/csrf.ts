import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import { csrfCookie } from '../pages/constants.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` for a route that changes nothing on behalf of a browser's user; no token is required. */
    readonly csrf?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** CSRF protection by double submit (CONTRACT.md section 3): the cookie's value must be repeated in a header or form field. */
export function installCsrf(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const isExempt = safe.has(request.method) || request.is404 || request.routeOptions.config.csrf === false;
    if (!isExempt && !isSame(request.cookies[csrfCookie], sentToken(request)))
      throw new Problem('forbidden', { message: httpMessages.csrf, code: 'csrf' });
    done();
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

import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The screen of the page sent; empty for other answers. */
    screen: string;
  }
}

/** Addresses that monitoring requests every few seconds. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Counts every request and logs one line for it, under the id that the answer has as `x-request-id`. The line names the route
 * and never the address, which can contain search terms and tokens of mailed links.
 */
export function installRequestLog(
  app: FastifyInstance,
  { metrics, log }: { metrics: Pick<Metrics, 'countRequest'>; log: FastifyBaseLogger | undefined },
): void {
  app.decorateRequest('screen', '');
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const ms = reply.elapsedTime;
    metrics.countRequest(route, request.method, reply.statusCode, ms / 1_000);
    log?.[probes.has(route) ? 'debug' : 'info'](
      {
        reqId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(ms * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** The name of a route as metrics, log and traces have it: a page's screen, else its pattern; never the address itself. */
export function routeOf(request: FastifyRequest): string {
  if (request.screen) return request.screen;
  if (request.is404) return 'none';
  return request.routeOptions.url ?? 'none';
}

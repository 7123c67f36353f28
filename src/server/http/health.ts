import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import type { Metrics } from './metrics.ts';
import { evenOverloaded } from './overload.ts';

export interface HealthOptions {
  readonly ping: () => Promise<void>;
  readonly metrics: Metrics;
}

/** `/healthz` process is up; `/readyz` the database answers and is migrated; `/metrics` for loopback only. */
export function installHealth(app: FastifyInstance, { ping, metrics }: HealthOptions): void {
  app.get('/healthz', { config: evenOverloaded }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    await ping().catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready');
      throw new Problem('unavailable', { message: httpMessages.unavailable, code: 'unavailable' });
    });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.get('/metrics', { config: evenOverloaded }, async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress) || request.headers['x-forwarded-for'])
      throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);

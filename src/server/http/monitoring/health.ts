import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { Drain } from './drain.ts';
import type { Metrics } from './metrics.ts';
import { evenOverloaded } from './overload.ts';

export interface HealthOptions {
  readonly ping: () => Promise<void>;
  readonly metrics: Metrics;
  readonly drain: Drain;
  readonly disk: Pick<DiskWatch, 'isFull'>;
  readonly config: Pick<Config, 'METRICS_ALLOW'>;
}

/** Headers that proxies add to a request; each sends others of them. */
const isSignOfProxy = (name: string): boolean =>
  name.startsWith('x-forwarded-') || ['forwarded', 'x-real-ip', 'via'].includes(name);

/**
 * `/healthz`: the process is up. `/readyz`: it is not draining and the database answers. `/metrics`: for loopback and
 * METRICS_ALLOW.
 */
export function installHealth(
  app: FastifyInstance,
  { ping, metrics, drain, disk, config }: HealthOptions,
): void {
  const mayReadMetrics = createNetworkCheck(config.METRICS_ALLOW);
  app.get('/healthz', { config: evenOverloaded }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    if (drain.isDraining)
      throw new Problem('unavailable', { message: httpMessages.unavailable, code: 'draining' });
    if (await disk.isFull())
      throw new Problem('unavailable', { message: httpMessages.unavailable, code: 'disk_full' });
    await ping().catch((error: unknown) => {
      request.log.error({ err: error, reqId: request.id }, 'not ready');
      throw new Problem('unavailable', { message: httpMessages.unavailable, code: 'unavailable' });
    });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.get('/metrics', { config: evenOverloaded }, async (request, reply) => {
    // Requests through a proxy have the proxy's address, so they never get metrics.
    if (Object.keys(request.headers).some(isSignOfProxy) || !mayReadMetrics(request.socket.remoteAddress))
      throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}

const loopback = '127.0.0.0/8,::1/128';

/** Creates a check whether an address is of loopback or in one of the networks (`10.0.0.0/8, ::1`). */
function createNetworkCheck(networks = ''): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of `${loopback},${networks}`.split(',').filter((one) => one.trim() !== '')) {
    const [address = '', length] = network.trim().split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(length ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    if (address === undefined) return false;
    // Sockets that listen on both families report IPv4 addresses in this form.
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { retryAfter } from './errors.ts';

/** Config of a route that costs next to nothing: it is answered while the portal is overloaded as well. */
export const evenOverloaded = { pressureHandler: () => {} };

/** Refuses requests with 503 while the process is behind by more than `mostDelayMs`; 0 = never. */
export async function installOverload(app: FastifyInstance, mostDelayMs: number): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: mostDelayMs, retryAfter });
}

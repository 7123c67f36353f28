import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';

/** Config of a route that costs next to nothing: it is answered while the portal is overloaded as well. */
export const evenOverloaded = { pressureHandler: () => {} };

/**
 * Refuses requests with 503 while the process is behind by more than `mostDelayMs`; 0 = never. Pages, which are no route, are
 * let through: whoever makes them asks `isUnderPressure` and answers with a page as well.
 */
export async function installOverload(app: FastifyInstance, mostDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: async ({ is404 }) => {
      if (!is404) throw overloaded();
    },
  });
}

const overloaded = () =>
  new Problem('unavailable', { message: httpMessages.unavailable, code: 'unavailable' });

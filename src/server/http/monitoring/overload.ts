import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the 503 while the process is overloaded. */
    readonly pressureHandler?: () => void;
  }
}

/** Route config of cheap routes, which are answered during an overload too. */
export const evenOverloaded = { pressureHandler: () => {} };

/** What a start costs the event loop is measured within the first seconds of listening, and is no load of readers. */
const startMs = 2_500;

/**
 * Answers the routes of this app with 503 while the event loop lags by more than `maxDelayMs`; 0 = never. Routes with
 * `evenOverloaded` are exempt.
 * @returns a check whether the process is overloaded, for page rendering
 */
export async function installOverload(app: FastifyInstance, maxDelayMs: number): Promise<() => boolean> {
  let startsUntil = 0;
  app.addHook('onListen', () => {
    startsUntil = Date.now() + startMs;
  });
  const isBehind = () => Date.now() >= startsUntil && app.isUnderPressure();
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    // A sample in which the event loop hardly turned has no figure, and counts as overloaded: so it is longer than what is allowed.
    sampleInterval: Math.max(1_000, 2 * maxDelayMs),
    pressureHandler: async () => {
      if (!isBehind()) return;
      throw new Problem('unavailable', { message: httpMessages.unavailable, code: 'unavailable' });
    },
  });
  return isBehind;
}

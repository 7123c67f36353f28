import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Drain = ReturnType<typeof createDrain>;

/** So long no connection has arrived when the server stops listening, and so long it waits for that at most. */
const quietMs = 50;
const patienceMs = 1_000;

/**
 * The phase between the stop signal and the end of listening. `/readyz` reports it to load balancers, and every answer closes
 * its connection, so that no balancer has an open connection left when the server stops listening.
 */
export function createDrain() {
  let isDraining = false;
  let waiting: (() => void)[] | undefined;
  return {
    get isDraining(): boolean {
      return isDraining;
    },
    begin: (): void => {
      isDraining = true;
    },
    /** Lets a request go on: at once, or, in the last moment of listening, after it. */
    admit: (proceed: () => void): void => {
      if (waiting) waiting.push(proceed);
      else proceed();
    },
    /**
     * Resolves when no new connection arrives, for the caller to stop listening at once. The operating system takes connections
     * before the process accepts them, and resets those that a closed socket leaves behind, with the requests that a balancer
     * has already sent on them: a POST would be lost. So requests wait here for a moment. The event loop has nothing to do but
     * accept, and a balancer that asks nobody who is ready, but sends to whoever has least to do, sends to the others.
     */
    untilNobodyConnects: async (server: Server): Promise<void> => {
      waiting = [];
      const began = performance.now();
      let lastConnection = began;
      server.on('connection', () => {
        lastConnection = performance.now();
      });
      while (performance.now() - lastConnection < quietMs && performance.now() - began < patienceMs)
        await wait(2);
      // Two turns of the event loop: the second has accepted whatever came until now.
      await turn();
      await turn();
      setImmediate(() => {
        const requests = waiting ?? [];
        waiting = undefined;
        for (const proceed of requests) proceed();
      });
    },
  };
}

/** Has the server stop listening in a moment in which that loses no request. */
export function installDrain(app: FastifyInstance, drain: Pick<Drain, 'untilNobodyConnects'>): void {
  app.addHook('preClose', (done) => {
    if (!app.server.listening) return done();
    drain.untilNobodyConnects(app.server).then(() => done(), done);
  });
}

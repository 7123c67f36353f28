import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Drain = ReturnType<typeof createDrain>;

/**
 * The server stops listening after so many rounds of the event loop in which no connection has arrived. They are counted, for on a
 * busy machine time passes in which the process accepts nothing.
 */
const quietRounds = 10;
const roundMs = 5;
/** How long it waits for them at most. */
const timeoutMs = 2_000;

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
      let connections = 0;
      server.on('connection', () => {
        connections += 1;
      });
      const until = performance.now() + timeoutMs;
      for (let quiet = 0; quiet < quietRounds && performance.now() < until; ) {
        const before = connections;
        await wait(roundMs);
        // The round ends right behind the phase in which connections are accepted.
        await turn();
        quiet = connections === before ? quiet + 1 : 0;
      }
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

import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nextTick } from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

/** Two instances that restart in turn, as in a rolling deployment. */
let portals: TestPortal[];
beforeAll(async () => {
  portals = await Promise.all([buildPortal(), buildPortal()]);
  for (const { app } of portals) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
});

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

function send(port: number, agent: Agent, method: string, path: string, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (answer) =>
        text(answer).then(
          () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
          reject,
        ),
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** A load balancer that checks each backend 20 ms after its last answer, so that answers stay in order, and reuses its connections. */
function openBalancer(ports: readonly number[]) {
  const agents = ports.map(() => new Agent({ keepAlive: true }));
  const probes = ports.map(() => new Agent({ keepAlive: false }));
  const isReady = ports.map(() => true);
  const unanswered = ports.map(() => 0);
  let isOpen = true;
  let turn = 0;
  const probe = async (index: number) => {
    while (isOpen) {
      isReady[index] = await send(ports[index] as number, probes[index] as Agent, 'GET', '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      );
      await setTimeout(20);
    }
  };
  const probing = ports.map((_, index) => probe(index));
  return {
    isReady,
    unanswered,
    post: async (path: string, body: string) => {
      const listReady = () => [...ports.keys()].filter((index) => isReady[index]);
      // A busy portal may be ready a moment later. Callers that were refused at once would ask again without letting the probes answer.
      while (listReady().length === 0) await setTimeout(5);
      const ready = listReady();
      const index = ready[turn++ % ready.length] as number;
      unanswered[index] = (unanswered[index] ?? 0) + 1;
      return send(ports[index] as number, agents[index] as Agent, 'POST', path, body).finally(() => {
        unanswered[index] = (unanswered[index] ?? 0) - 1;
      });
    },
    close: async () => {
      isOpen = false;
      await Promise.all(probing);
      for (const agent of [...agents, ...probes]) agent.destroy();
    },
  };
}

const patience = { timeout: 20_000, interval: 20 };

describe('a server stopped while POST requests are in flight', () => {
  it('is not ready any more, closes each connection after its answer, and loses no request', async () => {
    const [leaving, staying] = portals as [TestPortal, TestPortal];
    const ports = [leaving, staying].map(({ app }) => (app.server.address() as AddressInfo).port);
    const balancer = openBalancer(ports);
    const statuses = new Map<number | string, number>();
    const closing: (string | undefined)[] = [];
    let goesOn = true;
    const caller = async () => {
      while (goesOn)
        await balancer.post('/api/restql/article/', '{}').then(
          ({ status, connection }) => {
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (connection === 'close') closing.push(connection);
          },
          (error: NodeJS.ErrnoException) =>
            statuses.set(error.code ?? 'error', (statuses.get(error.code ?? 'error') ?? 0) + 1),
        );
    };
    const callers = Array.from({ length: 16 }, caller);
    await expect.poll(() => statuses.get(200) ?? 0, patience).toBeGreaterThan(200);

    leaving.context.drain.begin();
    await expect.poll(() => balancer.isReady, patience).toEqual([false, true]);
    await expect.poll(() => closing.length, patience).toBeGreaterThan(0);
    // The balancer has switched to the other instance, has its answers, and its connections are closed, which main.ts waits
    // DRAIN_SECONDS for. A connection that the server has not accepted yet is none of those it counts.
    await expect.poll(() => balancer.unanswered[0], patience).toBe(0);
    await expect.poll(() => countConnections(leaving), patience).toBe(0);
    await leaving.app.close();
    const before = statuses.get(200) ?? 0;
    await expect.poll(() => statuses.get(200) ?? 0, patience).toBeGreaterThan(before + 200);

    goesOn = false;
    await Promise.all(callers);
    await balancer.close();
    expect([...statuses.keys()]).toEqual([200]);
  });
});

describe('a balancer that asks nobody who is ready', () => {
  it('loses no request that it sent on a connection that was not accepted yet', async () => {
    const [, portal] = portals as [TestPortal, TestPortal];
    const { port } = portal.app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: false });
    portal.context.drain.begin();
    // In the same turn of the event loop: the system has taken the connections, the server has accepted none.
    const answers = Array.from({ length: 16 }, () => send(port, agent, 'POST', '/api/restql/article/', '{}'));
    await connecting();
    const closed = portal.app.close();
    expect(await Promise.all(answers)).toEqual(
      Array.from({ length: 16 }, () => ({ status: 200, connection: 'close' })),
    );
    await closed;
    await expect(send(port, agent, 'POST', '/api/restql/article/', '{}')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});

/** Lets the requests of this turn of the event loop open their connections, without a turn in which a server could accept them. */
async function connecting(): Promise<void> {
  for (let times = 0; times < 10; times += 1) await new Promise<void>((done) => nextTick(done));
}

const countConnections = ({ app }: TestPortal): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

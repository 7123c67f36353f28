import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import type { Connection } from './connection.ts';

const heartbeatEvery = 5_000;
const heartbeatPatience = 4_000;

/** PostgreSQL by address: a pool for queries and, per channel, a connection of its own that listens. */
export function openPostgres(url: string): Connection {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'salbuni',
  });
  // An idle connection that breaks is replaced by the pool on the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // Our statements are many and short; compiling one to machine code takes fifty times as long as running it.
  pool.on('connect', (client) => client.query('set jit = off').catch(() => {}));
  return {
    pool,
    embedded: false,
    listen: (channel, hear) => listen(url, channel, hear),
    close: async () => {},
  };
}

/** Keeps one listening connection alive: a heartbeat finds a silent break, and every new start is told. */
const listen: (url: string, ...rest: Parameters<Connection['listen']>) => ReturnType<Connection['listen']> =
  async (url, channel, hear) => {
    const stopping = new AbortController();
    const first = Promise.withResolvers<void>();
    const running = (async () => {
      while (!stopping.signal.aborted) {
        await listenOnce(url, channel, { ...hear, onStart: first.resolve }, stopping.signal).catch(
          first.reject,
        );
        if (!stopping.signal.aborted) await wait(500, undefined, { signal: stopping.signal }).catch(() => {});
      }
    })();
    await first.promise;
    return async () => {
      stopping.abort();
      await running;
    };
  };

async function listenOnce(
  url: string,
  channel: string,
  hear: { onMessage(payload: string): void; onRestart(): void; onStart(): void },
  stopping: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    application_name: 'salbuni-listen',
  });
  const broken = Promise.withResolvers<void>();
  client.on('error', () => broken.resolve());
  client.on('end', () => broken.resolve());
  stopping.addEventListener('abort', () => broken.resolve(), { once: true });
  client.on('notification', (message) => hear.onMessage(message.payload ?? ''));
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    hear.onRestart();
    hear.onStart();
    heartbeat = setInterval(() => {
      const patience = setTimeout(broken.resolve, heartbeatPatience);
      client.query('select 1').then(() => clearTimeout(patience), broken.resolve);
    }, heartbeatEvery);
    await broken.promise;
  } finally {
    clearInterval(heartbeat);
    await Promise.race([client.end().catch(() => {}), wait(1_000)]);
  }
}

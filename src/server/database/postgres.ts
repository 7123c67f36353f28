import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import type { Connection } from './connection.ts';

type Handlers = Parameters<Connection['listen']>[1];

const heartbeatEvery = 5_000;
const heartbeatTimeout = 4_000;

/** Opens a PostgreSQL server by its address: a pool for queries and, per channel, a listening connection. */
export function openPostgres(url: string): Connection {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'salbuni',
  });
  // The pool replaces a broken idle connection at the next query; without a listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // While it is in use the pool does not listen: the next statement on it fails instead of the process.
    client.on('error', () => {});
    // Statements are many and short; compiling one to machine code takes fifty times as long as running it.
    client.query('set jit = off').catch(() => {});
  });
  const disconnected = new Set<object>();
  return {
    pool,
    embedded: false,
    listen: (channel, hear) => listen(url, channel, { ...hear, disconnected }),
    isListening: () => disconnected.size === 0,
    close: async () => {},
  };
}

/**
 * Keeps one listening connection open; a heartbeat detects silent breaks. `disconnected` contains the channel while it is disconnected.
 */
const listen = async (
  url: string,
  channel: string,
  { disconnected, ...hear }: Handlers & { disconnected: Set<object> },
): Promise<() => Promise<void>> => {
  const stopping = new AbortController();
  disconnected.add(stopping);
  const first = Promise.withResolvers<void>();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const onStart = () => {
        disconnected.delete(stopping);
        first.resolve();
      };
      await listenOnce(url, channel, { ...hear, onStart }, stopping.signal).catch(first.reject);
      disconnected.add(stopping);
      if (!stopping.signal.aborted) await wait(500, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  await first.promise;
  return async () => {
    stopping.abort();
    await running;
    disconnected.delete(stopping);
  };
};

async function listenOnce(
  url: string,
  channel: string,
  hear: Handlers & { onStart(): void },
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
      const timeout = setTimeout(broken.resolve, heartbeatTimeout);
      client.query('select 1').then(() => clearTimeout(timeout), broken.resolve);
    }, heartbeatEvery);
    await broken.promise;
  } finally {
    clearInterval(heartbeat);
    await Promise.race([client.end().catch(() => {}), wait(1_000)]);
  }
}

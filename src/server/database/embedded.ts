import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import type { Connection } from './connection.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { makePrivate } from './embedded/private-tree.ts';

/** Directory name of a database that is in memory only, for tests. */
export const inMemory = 'memory://';

/**
 * PGlite behind the same `pg` pool. It has one connection, so a query made while a transaction is open must be made
 * through that transaction. The directory is locked: two processes on one embedded database would destroy it.
 */
export async function openEmbedded(directory: string, image?: Blob): Promise<Connection> {
  const unlock = directory === inMemory ? async () => {} : await lockDirectory(directory);
  if (directory !== inMemory) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const pglite = new PGlite({
    dataDir: directory,
    extensions: { pg_trgm },
    ...(image ? { loadDataDir: image } : {}),
  });
  await pglite.waitReady;
  // PGlite unpacks its files with modes of its own, and a reused WAL segment keeps its mode.
  if (directory !== inMemory) await makePrivate(directory);
  // The only connection cannot be reopened, so the pool must never close it as idle.
  const pool = new Pool({ ...createPgConfig(pglite), idleTimeoutMillis: 0 });
  return {
    pool,
    embedded: true,
    listen: async (channel, hear) => {
      const stop = await alone(pool, () => pglite.listen(channel, hear.onMessage));
      hear.onRestart();
      return () => alone(pool, stop);
    },
    // PGlite runs in this process: the channel cannot be interrupted.
    isListening: () => true,
    close: async () => {
      await pglite.close();
      await unlock();
    },
  };
}

/**
 * Runs a call that bypasses the pool while no client of the pool is in use. A client sends a query in several messages; a call
 * between them would leave that query without its end.
 */
async function alone<Result>(pool: Pool, run: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await run();
  } finally {
    client.release();
  }
}

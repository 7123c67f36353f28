import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Connection } from './connection.ts';
import { lockDirectory } from './directory-lock.ts';

/** Directory name for a database that lives in memory alone (tests). */
export const inMemory = 'memory://';

/**
 * PGlite behind the same `pg` pool. It has one connection, so a query made while a transaction is open must be made
 * through that transaction. The directory is locked: two processes on one embedded database would destroy it.
 */
export async function openEmbedded(directory: string, image?: Blob): Promise<Connection> {
  const unlock = directory === inMemory ? async () => {} : await lockDirectory(directory);
  if (directory !== inMemory) mkdirSync(directory, { recursive: true });
  const pglite = new PGlite({
    dataDir: directory,
    extensions: { pg_trgm },
    ...(image ? { loadDataDir: image } : {}),
  });
  await pglite.waitReady;
  // The one connection cannot be opened again: it must never be closed for being idle.
  const pool = new Pool({ ...createPgConfig(pglite), idleTimeoutMillis: 0 } as unknown as PoolConfig);
  return {
    pool,
    embedded: true,
    listen: async (channel, hear) => {
      const stop = await pglite.listen(channel, hear.onMessage);
      hear.onRestart();
      return () => stop();
    },
    close: async () => {
      await pglite.close();
      await unlock();
    },
  };
}

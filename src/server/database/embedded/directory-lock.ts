import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from '../connection.ts';

/**
 * Locks a directory for this process. The lock is a listening socket: the system closes it however the process dies, so nobody
 * answers on a lock that `kill -9` left behind.
 * @throws DatabaseError when another process has locked the directory
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24);
  const path = join(tmpdir(), `salbuni-${name}.sock`);
  if (await answers(path))
    throw new DatabaseError(
      `${directory} is in use by a running portal. Stop it first, or give the portal a DATABASE_URL.`,
    );
  rmSync(path, { force: true });
  const server = await holdSocket(path);
  return () => new Promise((done) => server.close(() => done()));
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function holdSocket(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

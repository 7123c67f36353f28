import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Modes that give access to the owner only. */
const ownFolder = 0o700;
const ownFile = 0o600;

/**
 * Removes all rights of group and others from a tree. Links are left alone, and so is what another user owns.
 * @throws when a mode of our own files cannot be changed
 */
export async function makePrivate(path: string): Promise<void> {
  const { mode, uid } = await lstat(path);
  const isOurs = uid === process.getuid?.();
  const isFolder = (mode & 0o170000) === 0o040000;
  const isFile = (mode & 0o170000) === 0o100000;
  if (isOurs && (isFolder || isFile) && (mode & 0o077) !== 0)
    await chmod(path, isFolder ? ownFolder : ownFile);
  if (isFolder) for (const name of await readdir(path)) await makePrivate(join(path, name));
}

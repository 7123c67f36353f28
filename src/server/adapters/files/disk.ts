import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkFilePath, type FileStore } from './file-store.ts';

/** Files below one directory. A file appears under its name only when it is wholly written. */
export function createDiskFiles(directory: string): FileStore {
  const root = resolve(directory);
  const place = (path: string): string => join(root, checkFilePath(path));

  return {
    async write(path, bytes) {
      const target = place(path);
      await mkdir(dirname(target), { recursive: true });
      const temporary = join(dirname(target), `.${randomBytes(8).toString('hex')}.tmp`);
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async read(path) {
      try {
        return await readFile(place(path));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    async exists(path) {
      const target = place(path);
      return access(target).then(
        () => true,
        () => false,
      );
    },
    async remove(path) {
      await rm(place(path), { force: true });
    },
  };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

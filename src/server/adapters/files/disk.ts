import { randomBytes } from 'node:crypto';
import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { checkFilePath, type FileStore, isFilePath } from './file-store.ts';

/** Stores files in a directory. A file gets its name only after it is completely written. */
export function createDiskFiles(directory: string): FileStore {
  const root = resolve(directory);
  const place = (path: string): string => join(root, checkFilePath(path));

  /** Writes to a temporary file and renames it, which is atomic. */
  async function put(path: string, fill: (temporary: string) => Promise<void>): Promise<void> {
    const target = place(path);
    await mkdir(dirname(target), { recursive: true });
    const temporary = join(dirname(target), `.${randomBytes(8).toString('hex')}.tmp`);
    try {
      await fill(temporary);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    write: (path, bytes) => put(path, (temporary) => writeFile(temporary, bytes)),
    upload: (source, path) => put(path, (temporary) => copyFile(source, temporary)),
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
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isAbsent(error)) return [];
          throw error;
        },
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter(isFilePath)
        .sort();
    },
    async download(path, target) {
      try {
        await copyFile(place(path), target);
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    },
  };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

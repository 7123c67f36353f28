import { readFile, writeFile } from 'node:fs/promises';
import { checkFilePath, type FileStore } from './file-store.ts';

/** A fake for tests: files in memory. */
export function createMemoryFiles(): FileStore & { readonly paths: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (path, bytes) => void files.set(checkFilePath(path), bytes),
    read: async (path) => files.get(checkFilePath(path)),
    exists: async (path) => files.has(checkFilePath(path)),
    remove: async (path) => void files.delete(checkFilePath(path)),
    list: async () => [...files.keys()].sort(),
    download: async (path, target) => {
      const bytes = files.get(checkFilePath(path));
      if (bytes) await writeFile(target, bytes);
      return bytes !== undefined;
    },
    upload: async (source, path) => void files.set(checkFilePath(path), await readFile(source)),
    paths: () => [...files.keys()].sort(),
  };
}

import { checkFilePath, type FileStore } from './file-store.ts';

/** The fake: files in memory, for tests. */
export function createMemoryFiles(): FileStore & { readonly paths: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (path, bytes) => void files.set(checkFilePath(path), bytes),
    read: async (path) => files.get(checkFilePath(path)),
    exists: async (path) => files.has(checkFilePath(path)),
    remove: async (path) => void files.delete(checkFilePath(path)),
    paths: () => [...files.keys()].sort(),
  };
}

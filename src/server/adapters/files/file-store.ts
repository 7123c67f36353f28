/**
 * Where media lie. A path is relative, with `/`, of letters, digits, `.`, `_` and `-`: `covers/101.webp`.
 * Every call throws a FilePathError for another path.
 */
export interface FileStore {
  /** Writes wholly or not at all; a file of that name is replaced. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
  exists(path: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>;
}

export class FilePathError extends Error {
  override readonly name = 'FilePathError';
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

export const isFilePath = (path: string): boolean =>
  path.length <= 300 && path.split('/').every((part) => segment.test(part));

/** @throws FilePathError for a path that could lead out of the store or to a hidden file. */
export function checkFilePath(path: string): string {
  if (!isFilePath(path)) throw new FilePathError(`„${path}“ is not a path of the file store`);
  return path;
}

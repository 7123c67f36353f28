/**
 * Stores media files. A path is relative, of letters, digits, `.`, `_`, `-` and `/`: `covers/101.webp`. Every function throws a
 * FilePathError for another path.
 */
export interface FileStore {
  /** Writes atomically; replaces an existing file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if the file does not exist. */
  read(path: string): Promise<Uint8Array | undefined>;
  exists(path: string): Promise<boolean>;
  /** Removes a file if it exists. */
  remove(path: string): Promise<void>;
  /** Every path, sorted, without files still being written. */
  list(): Promise<string[]>;
  /** Downloads a file to the local disk. @returns false if it does not exist */
  download(path: string, target: string): Promise<boolean>;
  /** Uploads a file from the local disk atomically. */
  upload(source: string, path: string): Promise<void>;
}

export class FilePathError extends Error {
  override readonly name = 'FilePathError';
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

export const isFilePath = (path: string): boolean =>
  path.length <= 300 && path.split('/').every((part) => segment.test(part));

/** Checks a path. @throws FilePathError if it could lead out of the store or to a hidden file */
export function checkFilePath(path: string): string {
  if (!isFilePath(path)) throw new FilePathError(`„${path}“ is not a path of the file store`);
  return path;
}

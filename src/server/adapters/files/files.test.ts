import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from './disk.ts';
import { FilePathError, type FileStore } from './file-store.ts';
import { createMemoryFiles } from './memory.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-files-'));
afterAll(() => rmSync(directory, { recursive: true }));

const stores: [string, FileStore][] = [
  ['disk', createDiskFiles(directory)],
  ['memory', createMemoryFiles()],
];

describe.each(stores)('files on %s', (_name, files) => {
  const bytes = new TextEncoder().encode('სალბუნი');

  it('gives back what was written', async () => {
    await files.write('covers/1.webp', bytes);
    expect(Buffer.from((await files.read('covers/1.webp'))!).toString()).toBe('სალბუნი');
    expect(await files.exists('covers/1.webp')).toBe(true);
  });

  it('replaces and removes', async () => {
    await files.write('a.txt', bytes);
    await files.write('a.txt', new Uint8Array([1]));
    expect((await files.read('a.txt'))?.length).toBe(1);
    await files.remove('a.txt');
    await files.remove('a.txt');
    expect(await files.read('a.txt')).toBeUndefined();
    expect(await files.exists('a.txt')).toBe(false);
  });

  it.each(['../x', '/etc/passwd', 'a/../../x', 'a//b', '', '.hidden', 'a/.b', 'a\\b', 'a\0b', '..'])(
    'refuses the path %j',
    async (path) => {
      await expect(files.write(path, bytes)).rejects.toThrow(FilePathError);
      await expect(files.read(path)).rejects.toThrow(FilePathError);
      await expect(files.exists(path)).rejects.toThrow(FilePathError);
      await expect(files.remove(path)).rejects.toThrow(FilePathError);
    },
  );
});

describe('files on disk', () => {
  it('leaves nothing unfinished behind', async () => {
    const files = createDiskFiles(join(directory, 'many'));
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => files.write('same.bin', new Uint8Array(10_000).fill(at))),
    );
    expect(readdirSync(join(directory, 'many'))).toEqual(['same.bin']);
  });
});

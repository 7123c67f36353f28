import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startS3 } from '#tests/support/s3-server.ts';
import { createDiskFiles } from './disk.ts';
import { FilePathError, type FileStore } from './file-store.ts';
import { createMemoryFiles } from './memory.ts';
import { createS3Files } from './s3.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-files-'));
const server = await startS3(join(directory, 'buckets'));
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

const bucket = createS3Files({ ...server.settings, prefix: 'media/' });
const stores: [string, FileStore][] = [
  ['disk', createDiskFiles(join(directory, 'disk'))],
  ['memory', createMemoryFiles()],
  ['a bucket', bucket],
];

describe.each(stores)('files on %s', (_name, files) => {
  const bytes = new TextEncoder().encode('სალბუნი');

  it('reads back what was written', async () => {
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

  it('lists files, downloads and uploads them', async () => {
    const here = join(directory, 'copy');
    for (const path of ['list/b.webp', 'list/a/c.webp']) await files.write(path, bytes);
    expect((await files.list()).filter((path) => path.startsWith('list/'))).toEqual([
      'list/a/c.webp',
      'list/b.webp',
    ]);
    expect(await files.download('list/b.webp', here)).toBe(true);
    await files.upload(here, 'list/d.webp');
    expect(Buffer.from((await files.read('list/d.webp'))!).toString()).toBe('სალბუნი');
    expect(await files.download('list/absent.webp', here)).toBe(false);
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
  it('leaves no partial files', async () => {
    const files = createDiskFiles(join(directory, 'many'));
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => files.write('same.bin', new Uint8Array(10_000).fill(at))),
    );
    expect(readdirSync(join(directory, 'many'))).toEqual(['same.bin']);
  });
});

describe('files in a bucket', () => {
  it('have their type, and are sent in ranges', async () => {
    await bucket.write('film.mp4', new TextEncoder().encode('0123456789'));
    const part = await bucket.open('film.mp4', { range: 'bytes=2-4' });
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 2-4/10' } });
    expect(await text(part!.body!)).toBe('234');
    expect(await bucket.open('absent.mp4', {})).toBeUndefined();
  });

  it('are listed page by page', async () => {
    const page = (keys: readonly string[], isTruncated: boolean) =>
      `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}<IsTruncated>${isTruncated}</IsTruncated></ListBucketResult>`;
    const paged = createServer(({ url }, response) => {
      const after = new URL(url ?? '', 'http://store').searchParams.get('start-after');
      response.end(
        after === '' ? page(['media/a', 'media/b'], true) : page([`media/after-${after?.at(-1)}`], false),
      );
    });
    await new Promise<void>((done) => paged.listen(0, '127.0.0.1', done));
    const { port } = paged.address() as AddressInfo;
    const many = createS3Files({
      ...server.settings,
      endpoint: `http://127.0.0.1:${port}`,
      prefix: 'media/',
    });
    expect(await many.list()).toEqual(['a', 'after-b', 'b']);
    paged.close();
  });

  it('are refused with a wrong key, and the error contains no address', async () => {
    const stranger = createS3Files({ ...server.settings, accessKeyId: 'another', prefix: '' });
    await expect(stranger.write('a.txt', new Uint8Array([1]))).rejects.toThrow(
      'the media store answered 403 to PUT',
    );
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installStatic } from '#server/http/pages/static.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { compressFiles } from '../../scripts/launch/compress-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-static-'));
const web = join(directory, 'web');
const script = `export const text = '${'ვრცელი '.repeat(500)}';`;
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const app = Fastify();
let base: string;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'assets/page-1a2b.js'), script);
  writeFileSync(join(web, 'assets/short-1a2b.js'), '1');
  writeFileSync(join(web, 'icon.png'), picture);
  await compressFiles(web);
  await installStatic(app, { web, media: directory, mediaUrl: 'https://media.example/' });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

/** Receives the raw bytes of an answer. */
async function receive(path: string, accepted?: string): Promise<{ answer: IncomingMessage; bytes: Buffer }> {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await new Promise<IncomingMessage>((done, fail) =>
    get(base + path, { headers }, done).on('error', fail),
  );
  return { answer, bytes: await buffer(answer) };
}

describe('a file of the built web', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('goes out in %s to who takes „%s“', async (encoding, accepted, decompress) => {
    const { answer, bytes } = await receive('/static/assets/page-1a2b.js', accepted);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(bytes.length).toBeLessThan(script.length / 10);
    expect(decompress(bytes).toString()).toBe(script);
  });

  it.each([undefined, 'identity', 'gzip;q=0, br;q=0'])(
    'is sent uncompressed for Accept-Encoding „%s“',
    async (accepted) => {
      const { answer, bytes } = await receive('/static/assets/page-1a2b.js', accepted);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(bytes.toString()).toBe(script);
    },
  );

  it('that does not compress well is sent uncompressed', async () => {
    const { answer, bytes } = await receive('/static/assets/short-1a2b.js', 'br');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(bytes.toString()).toBe('1');
    expect((await receive('/static/icon.png', 'br')).bytes).toEqual(picture);
    expect(() => readFileSync(join(web, 'icon.png.br'))).toThrow('ENOENT');
  });
});

it('a file goes out without what only a document heeds, a missing one with it', async () => {
  const portal = Fastify();
  const all = securityHeaders({ SITE_URL: 'https://salbuni.example', MEDIA_URL: '/media/', CARTU_URL: '' });
  portal.addHook('onRequest', async (_, reply) => void reply.headers(all));
  writeFileSync(join(directory, 'sent.png'), picture);
  await installStatic(portal, { web, media: directory, mediaUrl: '/media/' });
  const headersOf = async (path: string) => (await portal.inject(path)).headers;
  writeFileSync(join(web, 'assets/map-worker-1a2b.mjs'), '1');
  const [script, worker, media, missing] = [
    await headersOf('/static/assets/page-1a2b.js'),
    await headersOf('/static/assets/map-worker-1a2b.mjs'),
    await headersOf('/media/sent.png'),
    await headersOf('/static/assets/none.js'),
  ];
  for (const headers of [script, media]) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  }
  expect(script).not.toHaveProperty('content-security-policy');
  expect(worker['content-security-policy']).toBe(all['content-security-policy']);
  expect(media['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(missing).toMatchObject(all);
  await portal.close();
});

it('media of unknown kinds are downloads', async () => {
  const media = Fastify();
  writeFileSync(join(directory, 'page.html'), '<p>');
  writeFileSync(join(directory, 'seen.png'), picture);
  await installStatic(media, { web: undefined, media: directory, mediaUrl: '/media/' });
  const dispositionOf = async (name: string) =>
    (await media.inject(`/media/${name}`)).headers['content-disposition'];
  expect([await dispositionOf('page.html'), await dispositionOf('seen.png')]).toEqual([
    'attachment',
    undefined,
  ]);
  await media.close();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMediaStore } from '#server/adapters/files/open-files.ts';
import { createMediaService } from '#server/features/media/media.service.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { startS3 } from '#tests/support/s3-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-bucket-'));
let server: Awaited<ReturnType<typeof startS3>>;
let portal: TestPortal;

beforeAll(async () => {
  server = await startS3(directory);
  const { endpoint, accessKeyId, secretAccessKey } = server.settings;
  portal = await buildPortal({
    environment: {
      MEDIA_STORE: 's3://salbuni/site-one',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  const { files } = openMediaStore(portal.context.config);
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1a7f6b' } })
    .webp()
    .toBuffer();
  await createMediaService({ files }).saveImage({ path: 'covers/1.webp', bytes });
  await files.write('page.html', new TextEncoder().encode('<script>'));
});
afterAll(async () => {
  await portal.close();
  await server.stop();
  rmSync(directory, { recursive: true });
});

it('pictures in a bucket are served like those on the disk, all sizes of them', async () => {
  for (const path of ['covers/1.webp', '_thumb/160/covers/1.webp', '_thumb/1200/covers/1.avif']) {
    const { statusCode, headers, rawPayload } = await portal.app.inject(`/media/${path}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': path.endsWith('avif') ? 'image/avif' : 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(rawPayload.length).toBeGreaterThan(50);
  }
});

it('parts and revalidation are answered, and a page is a download', async () => {
  const part = await portal.app.inject({ url: '/media/covers/1.webp', headers: { range: 'bytes=0-3' } });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('RIFF');
  const { headers } = await portal.app.inject({ method: 'HEAD', url: '/media/covers/1.webp' });
  const again = { 'if-none-match': String(headers.etag) };
  expect((await portal.app.inject({ url: '/media/covers/1.webp', headers: again })).statusCode).toBe(304);
  expect((await portal.app.inject('/media/page.html')).headers['content-disposition']).toBe('attachment');
});

it.each(['absent.webp', '../covers/1.webp', '..%2f1.webp', '.hidden', ''])(
  '„%s“ is not found',
  async (path) => {
    expect((await portal.app.inject(`/media/${path}`)).statusCode).toBe(404);
  },
);

it('while the store is away the answer is 503, and says nothing of it', async () => {
  await server.stop();
  const answer = await portal.app.inject('/media/covers/1.webp');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toContain('127.0.0.1');
  server = await startS3(directory);
});

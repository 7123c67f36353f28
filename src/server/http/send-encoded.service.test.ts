import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
});
afterAll(() => portal.close());

const get = (url: string, accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
  portal.app.inject({ method, url, headers: { 'accept-encoding': accepted } });

it('sends the longer texts of any call in an encoding that the client takes', async () => {
  const packed = await get('/metrics', 'gzip');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toContain('salbuni_database_up 1');
  const packedMore = await get('/metrics', 'gzip, br');
  expect(packedMore.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packedMore.rawPayload).toString()).toContain('salbuni_database_up 1');

  const plain = await get('/metrics', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(plain.body).toContain('salbuni_database_up 1');
  expect((await get('/metrics', 'gzip', 'HEAD')).rawPayload).toHaveLength(0);
});

it('leaves short texts as they are', async () => {
  const { headers, body } = await get('/robots.txt', 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toContain('Sitemap:');
});

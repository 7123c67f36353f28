import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { installErrorHandler } from '../errors.ts';
import { installStatic } from '../pages/static.ts';
import { installOverload } from './overload.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-overload-'));
const app = Fastify();
beforeAll(async () => {
  for (const name of ['web/assets', 'media']) mkdirSync(join(directory, name), { recursive: true });
  for (const name of ['web/assets/a.css', 'web/icon.svg', 'media/a.webp'])
    writeFileSync(join(directory, name), name);
  installErrorHandler(app);
  // Any delay counts as overload.
  await installOverload(app, 0.001);
  await installStatic(app, {
    web: join(directory, 'web'),
    media: join(directory, 'media'),
    mediaUrl: '/media/',
  });
  app.get('/api', async () => 'never');
  await app.ready();
  await vi.waitUntil(() => app.isUnderPressure(), { timeout: 10_000 });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

it('refuses routes that cost work with 503 and Retry-After', async () => {
  const answer = await app.inject('/api');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { error: { __all__: [{ message: expect.stringMatching(/[ა-ჰ]/), code: 'unavailable' }] } },
  ]);
});

it('is not overloaded by its own start', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const starting = Fastify();
  installErrorHandler(starting);
  const isBehind = await installOverload(starting, 0.001);
  starting.get('/api', async () => 'served');
  const address = await starting.listen({ port: 0 });
  await vi.waitUntil(() => starting.isUnderPressure(), { timeout: 10_000 });
  expect([isBehind(), (await fetch(`${address}/api`)).status]).toEqual([false, 200]);
  vi.setSystemTime(Date.now() + 3_000);
  expect([isBehind(), (await fetch(`${address}/api`)).status]).toEqual([true, 503]);
  vi.useRealTimers();
  await starting.close();
});

it.each(['/static/assets/a.css', '/static/icon.svg', '/media/a.webp'])(
  'still serves files: %s',
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, url.endsWith(answer.body.replace('web/', ''))]).toEqual([200, true]);
  },
);

it('is not overloaded by a turn of the event loop that takes a second', async () => {
  const busy = Fastify();
  installErrorHandler(busy);
  await installOverload(busy, 5_000);
  await busy.ready();
  const found: boolean[] = [];
  for (let times = 0; times < 3; times += 1) {
    const until = performance.now() + 1_100;
    while (performance.now() < until);
    await new Promise((done) => setTimeout(done, 1));
    found.push(busy.isUnderPressure());
  }
  expect(found).toEqual([false, false, false]);
  await busy.close();
});

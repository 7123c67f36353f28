import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpOutside } from './http.ts';

/** Stands for a public address; everything else of this machine is refused as it would be outside of tests. */
const publicHost = '127.0.0.2';
const outside = createHttpOutside({ mayReach: (address) => address === publicHost });

/** Packed beforehand: what it takes to pack it is no part of what is measured. */
const bomb = gzipSync(Buffer.alloc(50_000_000));

const answers: Record<string, RequestListener> = {
  '/plain': (_request, response) => response.setHeader('X-Kind', 'plain').end('გამარჯობა'),
  '/again': (_request, response) => response.writeHead(302, { location: '/plain' }).end(),
  '/loop': (_request, response) => response.writeHead(301, { location: '/loop' }).end(),
  '/home': (_request, response) => response.writeHead(302, { location: `${privateBase}/plain` }).end(),
  '/mapped': (_request, response) =>
    response.writeHead(302, { location: `http://[::ffff:127.0.0.1]:${privatePort}/plain` }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_request, response) => {
    const part = Buffer.alloc(64 * 1024, 'x');
    const more = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', more);
    more();
  },
  '/declared': (_request, response) => response.setHeader('content-length', 10_000_000).end('x'),
  '/bomb': (_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb),
  '/packed': (_request, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('შეკუმშული')),
  '/silent': () => undefined,
  '/drops': (_request, response) => {
    const timer = setInterval(() => response.write('.'), 40);
    response.on('close', () => clearInterval(timer));
  },
};

let publicServer: Server;
let privateServer: Server;
let base = '';
let privateBase = '';
let privatePort = 0;
let privateVisits = 0;

beforeAll(async () => {
  publicServer = createServer((request, response) => answers[request.url ?? '']?.(request, response));
  privateServer = createServer((_request, response) => {
    privateVisits += 1;
    response.end('secret');
  });
  await new Promise<void>((done) => void publicServer.listen(0, publicHost, done));
  await new Promise<void>((done) => void privateServer.listen(0, '127.0.0.1', done));
  base = `http://${publicHost}:${(publicServer.address() as AddressInfo).port}`;
  privatePort = (privateServer.address() as AddressInfo).port;
  privateBase = `http://127.0.0.1:${privatePort}`;
});
afterAll(() => {
  for (const server of [publicServer, privateServer]) {
    server.closeAllConnections();
    server.close();
  }
});

const fetch = (path: string, mostMs = 2_000) =>
  outside.fetch({ address: base + path, mostBytes: 1_000_000, mostMs });

describe('servers of others', () => {
  it('are asked over plain and packed answers and up to three redirects', async () => {
    const { status, headers, body } = await fetch('/again');
    expect([status, headers['x-kind'], body.toString()]).toEqual([200, 'plain', 'გამარჯობა']);
    expect((await fetch('/packed')).body.toString()).toBe('შეკუმშული');
    await expect(fetch('/loop')).rejects.toMatchObject({ reason: 'too_many_redirects' });
  });

  it('are not reached where they are not public, by address, name or redirect', async () => {
    const port = privatePort;
    for (const address of [
      privateBase,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `${base}/home`,
      `${base}/mapped`,
    ])
      await expect(outside.fetch({ address, mostBytes: 1_000 }), address).rejects.toMatchObject({
        reason: 'not_public',
      });
    expect(privateVisits).toBe(0);
  });

  it('are asked at web addresses alone', async () => {
    for (const address of [
      'ftp://partner.example/',
      'javascript:alert(1)',
      'http://a:b@partner.example/',
      'x',
      '',
    ])
      await expect(outside.fetch({ address, mostBytes: 1_000 }), address).rejects.toMatchObject({
        reason: 'bad_address',
      });
    await expect(fetch('/file')).rejects.toMatchObject({ reason: 'bad_address' });
  });

  it('are not read past the agreed size, unpacked ones neither, and memory stays flat', async () => {
    const before = process.memoryUsage();
    for (const path of ['/large', '/declared', '/bomb'])
      await expect(fetch(path), path).rejects.toMatchObject({ reason: 'too_large' });
    const after = process.memoryUsage();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(20_000_000);
  });

  it('are not waited for longer than agreed, silent or slow', async () => {
    const begun = Date.now();
    await Promise.all(
      ['/silent', '/drops'].map((path) =>
        expect(fetch(path, 300), path).rejects.toMatchObject({ reason: 'too_slow' }),
      ),
    );
    expect(Date.now() - begun).toBeLessThan(1_500);
    const stop = new AbortController();
    const asked = outside.fetch({ address: `${base}/silent`, mostBytes: 10, signal: stop.signal });
    await wait(20);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ reason: 'too_slow' });
  });

  it('are reached anywhere at the one origin that the owner chose', async () => {
    const trusting = createHttpOutside({ trustedOrigin: privateBase });
    const answer = await trusting.fetch({ address: `${privateBase}/tag`, mostBytes: 1_000 });
    expect(answer.body.toString()).toBe('secret');
    await expect(trusting.fetch({ address: `${base}/plain`, mostBytes: 1_000 })).rejects.toMatchObject({
      reason: 'not_public',
    });
  });

  it('that do not answer are unreachable', async () => {
    await expect(
      outside.fetch({ address: 'http://nobody.invalid/', mostBytes: 1_000 }),
    ).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSafeHttpClient } from './safe-http-client.ts';

/** Counts as a public address; other addresses of this machine are refused. */
const publicHost = '127.0.0.2';
const safeHttp = createSafeHttpClient({ mayReach: (address) => address === publicHost });

/** Compressed beforehand, so that compressing it is not measured. */
const bomb = gzipSync(Buffer.alloc(50_000_000));

const answers: Record<string, RequestListener> = {
  '/plain': (_request, response) => response.setHeader('X-Kind', 'plain').end('გამარჯობა'),
  '/again': (_request, response) => response.writeHead(302, { location: '/plain' }).end(),
  '/loop': (_request, response) => response.writeHead(301, { location: '/loop' }).end(),
  '/hop/1': (_request, response) => response.writeHead(307, { location: '/hop/2' }).end(),
  '/hop/2': (_request, response) => response.writeHead(308, { location: '3' }).end(),
  '/hop/3': (_request, response) =>
    response.writeHead(303, { location: `//${publicHost}:${publicPort}/again` }).end(),
  '/hop/0': (_request, response) => response.writeHead(301, { location: '/hop/1' }).end(),
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
  '/packed-twice': (_request, response) =>
    response.setHeader('content-encoding', 'gzip, gzip').end(gzipSync(bomb)),
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
let publicPort = 0;
let privateVisits = 0;

beforeAll(async () => {
  publicServer = createServer((request, response) => answers[request.url ?? '']?.(request, response));
  privateServer = createServer((_request, response) => {
    privateVisits += 1;
    response.end('secret');
  });
  await new Promise<void>((done) => void publicServer.listen(0, publicHost, done));
  await new Promise<void>((done) => void privateServer.listen(0, '127.0.0.1', done));
  publicPort = (publicServer.address() as AddressInfo).port;
  base = `http://${publicHost}:${publicPort}`;
  privatePort = (privateServer.address() as AddressInfo).port;
  privateBase = `http://127.0.0.1:${privatePort}`;
});
afterAll(() => {
  for (const server of [publicServer, privateServer]) {
    server.closeAllConnections();
    server.close();
  }
});

const fetch = (path: string, timeoutMs = 2_000) =>
  safeHttp.fetch({ address: base + path, maxBytes: 1_000_000, timeoutMs });

describe('a request to an external server', () => {
  it('follows up to three redirects and decodes compressed answers', async () => {
    const { status, headers, body } = await fetch('/again');
    expect([status, headers['x-kind'], body.toString()]).toEqual([200, 'plain', 'გამარჯობა']);
    expect((await fetch('/packed')).body.toString()).toBe('შეკუმშული');
    expect((await fetch('/hop/3')).body.toString()).toBe('გამარჯობა');
    for (const path of ['/loop', '/hop/0', '/hop/1'])
      await expect(fetch(path), path).rejects.toMatchObject({ reason: 'too_many_redirects' });
  });

  it('is refused for hosts that are not public, by address, name or redirect', async () => {
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
      await expect(safeHttp.fetch({ address, maxBytes: 1_000 }), address).rejects.toMatchObject({
        reason: 'not_public',
      });
    expect(privateVisits).toBe(0);
  });

  it('is limited to http and https', async () => {
    for (const address of [
      'ftp://partner.example/',
      'javascript:alert(1)',
      'http://a:b@partner.example/',
      'x',
      '',
    ])
      await expect(safeHttp.fetch({ address, maxBytes: 1_000 }), address).rejects.toMatchObject({
        reason: 'bad_address',
      });
    await expect(fetch('/file')).rejects.toMatchObject({ reason: 'bad_address' });
  });

  it('stops at the size limit, of decompressed bytes too, without growing memory', async () => {
    const before = process.memoryUsage();
    for (const path of ['/large', '/declared', '/bomb', '/packed-twice'])
      await expect(fetch(path), path).rejects.toMatchObject({ reason: 'too_large' });
    const after = process.memoryUsage();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(20_000_000);
  });

  it('times out, whether the server is silent or slow', async () => {
    const begun = Date.now();
    await Promise.all(
      ['/silent', '/drops'].map((path) =>
        expect(fetch(path, 300), path).rejects.toMatchObject({ reason: 'too_slow' }),
      ),
    );
    expect(Date.now() - begun).toBeLessThan(1_500);
    const stop = new AbortController();
    const asked = safeHttp.fetch({ address: `${base}/silent`, maxBytes: 10, signal: stop.signal });
    await wait(20);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ reason: 'too_slow' });
  });

  it('reaches the one origin set by the operator, wherever it is', async () => {
    const trusting = createSafeHttpClient({ trustedOrigin: privateBase });
    const answer = await trusting.fetch({
      address: `${privateBase}/tag`,
      maxBytes: 1_000,
    });
    expect(answer.body.toString()).toBe('secret');
    await expect(trusting.fetch({ address: `${base}/plain`, maxBytes: 1_000 })).rejects.toMatchObject({
      reason: 'not_public',
    });
  });

  it('reports a server that does not answer as unreachable', async () => {
    await expect(
      safeHttp.fetch({ address: 'http://nobody.invalid/', maxBytes: 1_000 }),
    ).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

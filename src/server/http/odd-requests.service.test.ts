import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-odd-'));
let portal: TestPortal;
beforeAll(async () => {
  mkdirSync(join(directory, 'media'));
  writeFileSync(join(directory, 'media/a.webp'), 'picture');
  const renderer = { ...plainRenderer };
  renderer.routeAt = (path) => {
    const route = plainRenderer.routeAt(path);
    return route && { ...route, query: ['tag'] };
  };
  portal = await buildPortal({ renderer, environment: { DATA_DIR: directory } });
});
afterAll(async () => {
  await portal.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
const complaint = {
  error: { __all__: [{ message: expect.stringMatching(/[ა-ჰ]/), code: expect.any(String) }] },
};

describe('a malformed address', () => {
  it.each(['/%ff', '/media/%ff', '/%E1%83', '/category/%c0%ae%c0%ae.html'])(
    'answers with the 404 page: %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([404, 'problem 404']);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it.each(['/api/restql/%ff/', `/api/restql/${'a'.repeat(600)}/`])(
    'answers a call with 404: %s',
    async (url) => {
      const answer = await portal.app.inject({ method: 'POST', url, payload: {} });
      expect([answer.statusCode, answer.json()]).toEqual([404, complaint]);
    },
  );

  it('loses the zero characters of its query', async () => {
    expect((await get('/?tag=a%00b')).body).toBe('/ ?tag=ab desktop');
    expect((await get('/?tag=%00')).body).toBe('/  desktop');
  });
});

describe('an unsupported method', () => {
  it.each(['/api/auth/sign-in/', '/api/nothing/', '/healthz', '/tegebi.html'])(
    'gets 405: %s',
    async (url) => {
      for (const method of ['TRACE', 'PROPFIND'] as never[]) {
        const answer = await portal.app.inject({ method, url });
        expect([answer.statusCode, answer.json()]).toEqual([405, complaint]);
        expect(answer.headers.allow).toContain('GET, HEAD');
      }
    },
  );
});

describe('a range of a picture', () => {
  it('is sent with 206', async () => {
    const answer = await get('/media/a.webp', { range: 'bytes=0-3' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'pict']);
  });

  it.each(['bytes=900-', 'bytes=x'])('outside of the file gets 416: %s', async (range) => {
    const answer = await get('/media/a.webp', { range });
    expect([answer.statusCode, answer.json()]).toEqual([416, complaint]);
  });
});

/** Sends raw bytes on a new connection and returns the answer. */
async function say(request: string): Promise<string> {
  await portal.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => {});
  const address = portal.app.server.address() as { port: number };
  const socket = connect(address.port, '127.0.0.1', () => socket.write(request));
  return text(socket);
}

describe('a content type without a body', () => {
  it.each([
    ['POST /api/restql/article/', 200],
    ['POST /api/auth/sign-in/', 403],
    ['POST /api/nothing/', 404],
    ['POST /nothing/here', 404],
    ['PUT /api/restql/article/', 405],
    ['OPTIONS /api/auth/sign-in/', 405],
    ['DELETE /', 405],
  ])('does not delay the answer, with or without a Content-Length: %s', async (line, status) => {
    for (const length of ['', 'Content-Length: 0\r\n'])
      for (const type of ['application/json', 'application/x-www-form-urlencoded'])
        expect(
          await say(
            `${line} HTTP/1.1\r\nHost: a.ge\r\nConnection: close\r\n${length}Content-Type: ${type}\r\n\r\n`,
          ),
          `${length}${type}`,
        ).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('gets 405 for an unknown method before the body is read', async () => {
    for (const url of ['/api/restql/article/', '/', '/api/auth/sign-in/'])
      for (const [type, payload] of [
        ['application/json', '{broken'],
        ['image/png', 'x'],
      ] as const) {
        const answer = await portal.app.inject({
          method: 'PUT',
          url,
          payload,
          headers: { 'content-type': type },
        });
        expect([answer.statusCode, answer.json()], url).toEqual([405, complaint]);
      }
  });
});

describe('a body over the size limit', () => {
  const size = 1_000_000;
  it.each([
    `Content-Length: ${size}\r\n\r\n${'x'.repeat(size)}`,
    `Transfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`,
  ])('is refused, and the connection goes on: %.17s', async (body) => {
    const head = 'POST /api/restql/article/ HTTP/1.1\r\nHost: a.ge\r\nContent-Type: application/json\r\n';
    const next = 'GET /healthz HTTP/1.1\r\nHost: a.ge\r\nConnection: close\r\n\r\n';
    const answers = await say(head + body + next);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });
});

describe('bytes that are not HTTP', () => {
  it.each([
    ['GET / HTTP/9\r\n\r\n', 400],
    ['FOO / HTTP/1.1\r\n\r\n', 405],
    [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is refused in the words of every error: %.20j', async (request, status) => {
    const answer = await say(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual(complaint);
  });
});

describe('an overloaded server', () => {
  it('renders no pages and runs no queries, but serves cached pages and their files', async () => {
    // Any delay counts as overload.
    const app = await createApp({ ...portal.context, maxDelayMs: 0.001 });
    await app.ready();
    const status = async (url: string) => (await app.inject(url)).statusCode;
    await vi.waitUntil(async () => (await status('/readyz')) === 503, { timeout: 10_000 });
    const page = await app.inject('/missing.html');
    expect([page.body, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      'problem 503',
      'text/html; charset=utf-8',
      '5',
    ]);
    for (const url of ['/missing.html', '/readyz', '/rss.xml'])
      expect([url, await status(url)]).toEqual([url, 503]);
    for (const url of ['/media/a.webp', '/constants.js', '/healthz', '/metrics'])
      expect([url, await status(url)]).toEqual([url, 200]);
    await app.close();
  });
});

it('a request that has not come whole within a minute is cut off', () => {
  expect(portal.app.server.requestTimeout).toBe(60_000);
});

it('a request with two Host headers is refused', async () => {
  const ask = (hosts: string) => say(`GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await ask('Host: a.example\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('Host: a.example\r\nhost: b.example\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

it('security.txt says where to report vulnerabilities', async () => {
  const { headers, body } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT\S+Z\n/);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
});

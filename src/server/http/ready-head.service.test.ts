import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { headOf } from './ready-head.ts';

let portal: TestPortal;
let port = 0;
beforeAll(async () => {
  portal = await buildPortal();
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());

/** Everything one connection answers to what is said on it, until it is closed. */
function say(...requests: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(requests.map((request) => `${request}\r\n\r\n`).join(''));
  return text(socket);
}

const linesOf = (head: string) =>
  head
    .split('\r\n')
    .filter((line) => !/^(date|connection):/i.test(line))
    .sort();

describe('the head of a page from the cache', () => {
  it('says what the platform would say, keeps the connection, and goes without a body to HEAD', async () => {
    const page = '/ HTTP/1.1\r\nHost: a.ge';
    await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
    const said = await say(`GET ${page}`, `HEAD ${page}`, `GET ${page}\r\nConnection: close`);
    const [, first = '', second = '', last = ''] = said.split('HTTP/1.1 ');
    const [head = '', body] = first.split('\r\n\r\n');
    expect(head).toMatch(/^200 OK\r\n/);
    expect(head).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\nconnection: keep-alive$/i);
    expect(second).toBe(`${head}\r\n\r\n`);
    const [plainHead = '', plainBody] = last.split('\r\n\r\n');
    expect(plainHead).toMatch(/\r\nconnection: close/i);
    expect(linesOf(head)).toEqual(linesOf(plainHead));
    expect(body).toBe(plainBody);
  });

  it('ends the connection of a client that speaks HTTP/1.0', async () => {
    expect(await say('GET / HTTP/1.0')).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('holds no line break and no sign that has no place there', () => {
    expect(() => headOf(200, ['x', 'a\r\nb: c'])).toThrow();
    expect(() => headOf(200, ['x y', 'a'])).toThrow();
  });
});

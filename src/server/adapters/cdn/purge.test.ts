import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPurge } from './purge.ts';

let cdn: Server;
let url: string;
let status: number;
let received: { body: unknown; authorization: string | undefined }[];
const errors: unknown[] = [];
const open = () => createPurge({ url, token: 'secret', onError: (error) => errors.push(error), pause: 5 });

beforeEach(async () => {
  status = 200;
  received = [];
  errors.length = 0;
  cdn = createServer(async (request, response) => {
    received.push({ body: await json(request), authorization: request.headers.authorization });
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge_cache`;
});
afterEach(() => void cdn.close());

it('tells the CDN what changed, each tag of a moment once, with its key', async () => {
  const purge = open();
  for (const tag of ['article:12', 'article:*', 'article:12']) purge.drop(tag);
  await purge.close();
  expect(received).toEqual([{ body: { tags: ['article:12', 'article:*'] }, authorization: 'Bearer secret' }]);
});

it('sends many tags in several calls, and everything in one', async () => {
  const purge = open();
  for (let id = 0; id < 40; id += 1) purge.drop(`article:${id}`);
  await purge.close();
  expect(received.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual([30, 10]);
  purge.dropAll();
  await purge.close();
  expect(received.at(-1)?.body).toEqual({ purge_everything: true });
});

it('tries again, then gives up and says so', async () => {
  status = 500;
  const purge = open();
  purge.drop('term:1');
  await purge.close();
  expect(received).toHaveLength(3);
  expect(errors).toEqual([new Error('the CDN answered 500')]);
});

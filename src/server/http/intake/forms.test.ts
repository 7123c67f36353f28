import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandler } from '../errors.ts';
import { installBrokenBodies, installForms, installMultipartForms } from './forms.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ bodyLimit: 1_000 });
  installErrorHandler(app);
  installForms(app);
  installBrokenBodies(app);
  await installMultipartForms(app);
  app.post('/echo', async ({ body }) => body);
});
afterAll(() => app.close());

const part = (name: string, value: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const end = '--x--\r\n';
const send = (payload: string | Readable, type = 'multipart/form-data; boundary=x') =>
  app.inject({ method: 'POST', url: '/echo', headers: { 'content-type': type }, payload });

describe('a form', () => {
  it('is parsed the same in both encodings: texts by name, a list for a repeated name', async () => {
    const form = { name: 'ნინო & „სხვა“', branches: ['1', '2', '3'], empty: '' };
    const parts = [
      part('name', form.name),
      ...form.branches.map((branch) => part('branches', branch)),
      part('empty', ''),
    ];
    expect((await send(parts.join('') + end)).json()).toEqual(form);
    const fields = new URLSearchParams([
      ['name', form.name],
      ...form.branches.map((branch) => ['branches', branch]),
      ['empty', ''],
    ] as [string, string][]);
    expect((await send(fields.toString(), 'application/x-www-form-urlencoded')).json()).toEqual(form);
  });

  it.each([
    ['with a file', part('a', 'b', '; filename="a.txt"') + end, 400],
    ['that breaks off', '--x\r\nbroken', 400],
    ['whose last part breaks off', part('a', 'b'), 400],
    ['with a field of a prototype', part('__proto__', 'b') + end, 400],
    [
      'with a field that is a document',
      part('a', '{"b": 1}\r\n', '\r\ncontent-type: application/json') + end,
      400,
    ],
    ['longer than any', part('a', 'b'.repeat(2_000)) + end, 413],
    [
      'of a length that is not told beforehand',
      () => Readable.from([part('a', 'b'.repeat(2_000)), end]),
      413,
    ],
    ['of many small fields', () => Readable.from([...Array(99).fill(part('a', 'b'.repeat(50))), end]), 413],
  ])('%s is refused', async (_what, payload, status) => {
    expect((await send(typeof payload === 'function' ? payload() : payload)).statusCode).toBe(status);
  });

  it('without a boundary is refused', async () => {
    expect((await send('x', 'multipart/form-data')).statusCode).toBe(400);
  });
});

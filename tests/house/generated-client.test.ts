import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
// Version 6: later ones require the compiler API, which TypeScript 7 does not have.
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { describePortal } from '#shared/contracts/openapi.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-client-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** A client written from `/openapi.json` alone. */
const client = `
import type { operations, paths } from './portal.ts';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Operation<Path extends keyof paths, Method extends string> = Method extends keyof paths[Path] ? paths[Path][Method] : never;
type BodyOf<One> = One extends { requestBody?: infer Body } ? Json<NonNullable<Body>> : never;
type AnswerOf<One> = One extends { responses: { 200: infer Answer } } ? Json<Answer> : never;

async function post<Path extends keyof paths>(path: Path, body: BodyOf<Operation<Path, 'post'>>): Promise<AnswerOf<Operation<Path, 'post'>>> {
  return (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json();
}
async function get<Path extends keyof paths>(path: Path): Promise<AnswerOf<Operation<Path, 'get'>>> {
  return (await fetch(path)).json();
}

export async function useThePortal(): Promise<void> {
  const tokens = await post('/api/auth/sign-in/', { email: 'nino@example.ge', password: 'secret' });
  const token: string = tokens.access_token;

  const { article } = await post('/api/restql/article/', { find: { id: 1 }, many: true });
  if (Array.isArray(article)) {
    const url: string | undefined = article[0]?.author?.url;
    const source: string | null | undefined = article[0]?.sources?.[0]?.url;
    console.log(token, url, source);
  }
  const { articleblock } = await post('/api/restql/articleblock/', { find: { pages: 'home' } });
  const titles: (string | undefined)[] | undefined = articleblock['1-2']?.map(({ title }) => title);

  const queue = await get('/api/consultant/queue/');
  const due: string | null | undefined = queue.questions[0]?.answer_due_at;
  const asked: operations['api_question_ask']['responses'][200] = { content: { 'application/json': { question: 1, slug: 'a', status: 'awaiting_payment', price: '12.50' } } };
  console.log(titles, due, asked);

  // @ts-expect-error: there is no such field in the answer
  tokens.token;
  // @ts-expect-error: it is a text
  const wrong: number = tokens.access_token;
  // @ts-expect-error: the password is missing
  await post('/api/auth/sign-in/', { email: 'nino@example.ge' });
  // @ts-expect-error: a record has no such field
  if (Array.isArray(article)) article[0]?.headline;
  // @ts-expect-error: there is no such status
  if (queue.questions[0]?.status === 'lost') console.log(wrong);
}
`;

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['esnext', 'dom'],
    types: [],
  },
  include: ['*.ts'],
};

test('a client made from /openapi.json compiles, and a wrong field in it does not', async () => {
  const document = describePortal({ siteName: 'სალბუნი', siteUrl: 'https://salbuni.example' });
  writeFileSync(join(directory, 'portal.ts'), await openapiTypescript(document as unknown as OpenAPI3));
  writeFileSync(join(directory, 'client.ts'), client);
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(settings));
  const run = promisify(execFile)(resolve('node_modules/.bin/tsc'), ['-p', directory]);
  const complaints = await run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(complaints).toBe('');
}, 60_000);

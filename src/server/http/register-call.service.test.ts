import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idInPath } from '#shared/contracts/answer-fields.ts';
import { type Contract, defineCall } from '#shared/contracts/call.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { installErrorHandler } from './errors.ts';
import { createCallRegister, type Incoming } from './register-call.ts';

const rename = defineCall({
  method: 'POST',
  path: '/api/thing/{id}/rename/',
  alsoAt: '/thing/{id}/rename/',
  summary: 'Rename a thing',
  right: 'consultant',
  params: { id: idInPath('question_not_found') },
  request: (today) =>
    z.object({ name: z.string().min(1, { error: 'required' }), on: z.string().max(today.length).optional() }),
  answer: z.object({ name: z.string(), day: z.iso.date().nullable() }),
  codes: ['name_taken'],
});

const callers = {
  tea: { accountId: 1, sessionId: 's', roles: ['consultant'], consultantId: 5, secondFactorAt: null },
  reader: { accountId: 2, sessionId: 's', roles: [], consultantId: null, secondFactorAt: null },
} as const;
const broken: string[] = [];
afterEach(() => void broken.splice(0));

type Rename = Incoming<NonNullable<typeof rename.contract>>;

/** Creates a server with a single call. */
function serve(handle: (incoming: Rename) => unknown, before?: () => void) {
  const app = Fastify();
  installErrorHandler(app);
  const register = createCallRegister(app, {
    identify: async (token) => callers[token as keyof typeof callers],
    now: () => Date.UTC(2026, 0, 1),
    countStaffCall: async () => {},
    onBrokenPromise: (sentence) => broken.push(sentence),
  });
  register(rename, async (incoming) => handle(incoming) as never, before ? { before } : {});
  return async (url = '/api/thing/7/rename/', payload: object = { name: 'a' }, who = 'tea') => {
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: url.replace(/\/$/, ''),
      payload,
      headers: { authorization: `Bearer ${who}` },
    });
    return { status: statusCode, cache: headers['cache-control'], body: body && JSON.parse(body) };
  };
}
const codeOf = ({ status, body }: { status: number; body: { error: { __all__?: { code: string }[] } } }) => [
  status,
  body.error.__all__?.[0]?.code,
];

describe('a registered call', () => {
  it('gives its handler the caller, the path parameters and the form as their schemas read them', async () => {
    const post = serve(({ caller, params, input }) => ({
      name: `${caller.accountId} ${params.id + 1} ${input.name}`,
      day: null,
    }));
    for (const url of ['/api/thing/7/rename/', '/thing/7/rename/'])
      expect(await post(url)).toEqual({ status: 200, cache: 'no-store', body: { name: '1 8 a', day: null } });
  });

  it('checks the right first, then the path, then the form', async () => {
    const post = serve(({ input }) => ({ name: input.name, day: null }));
    expect(codeOf(await post('/api/thing/x/rename/', {}, 'nobody'))).toEqual([401, 'unauthenticated']);
    expect(codeOf(await post('/api/thing/x/rename/', {}, 'reader'))).toEqual([403, 'not_consultant']);
    expect(codeOf(await post('/api/thing/x/rename/', {}))).toEqual([404, 'question_not_found']);
    expect(await post('/api/thing/7/rename/', { name: '' })).toMatchObject({
      status: 400,
      body: { error: { fields: { name: [{ code: 'required' }] } } },
    });
  });

  it('parses no form that its handler does not read, and reads no body when refused before', async () => {
    expect(await serve(() => ({ name: 'a', day: null }))(undefined, {})).toMatchObject({ status: 200 });
    const full = serve(
      () => ({ name: 'a', day: null }),
      () => {
        throw new Problem('unavailable', { message: 'ა', code: 'busy' });
      },
    );
    expect(codeOf(await full('/api/thing/x/rename/', {}, 'nobody'))).toEqual([503, 'busy']);
  });
});

describe('an answer', () => {
  it('drops fields that its contract does not name, and reports them', async () => {
    const post = serve(() => ({ name: 'a', day: '2026-01-01', password_hash: 'secret' }));
    expect((await post()).body).toEqual({ name: 'a', day: '2026-01-01' });
    expect(broken).toEqual([expect.stringContaining('answers more than its contract names')]);
  });

  it.each([{ name: 1, day: null }, { name: 'a' }, { name: 'a', day: 'soon' }, null])(
    'is refused if it does not match its schema: %j',
    async (answer) => {
      expect(codeOf(await serve(() => answer)())).toEqual([500, 'internal']);
      expect(broken).toEqual([expect.stringContaining('answers what does not fit its contract')]);
    },
  );

  it('is reported when its error code is not in the contract', async () => {
    const refuseWith = (code: string) =>
      serve(() => {
        throw new Problem('conflict', { message: 'ა', code });
      });
    expect(codeOf(await refuseWith('name_taken')())).toEqual([409, 'name_taken']);
    expect(broken).toEqual([]);
    expect(codeOf(await refuseWith('name_odd')())).toEqual([409, 'name_odd']);
    expect(broken).toEqual([expect.stringContaining('„name_odd“')]);
  });
});

describe('the contract of a call', () => {
  it('has a schema for each path parameter', () => {
    const pathOnly: Contract = { ...rename.contract!, path: '/api/thing/' };
    expect(defineCall(pathOnly)).toMatchObject({ method: 'POST', path: '/api/thing/' });
    // @ts-expect-error: `id` has no schema
    defineCall({
      method: 'GET',
      path: '/api/thing/{id}/',
      summary: '',
      right: 'guest',
      answer: z.object({}),
    });
  });
});

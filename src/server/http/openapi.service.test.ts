import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#shared/contracts/calls.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly security?: readonly object[];
  readonly requestBody: { content: Record<string, { schema: Form }> };
  readonly responses: Record<string, { content: Record<string, { schema: Form }> }>;
}
interface Form {
  readonly properties: Record<string, object>;
  readonly required: readonly string[];
}

/** Records of a query: as a list, or as lists by place. */
interface Held {
  readonly oneOf?: readonly { readonly items: Form }[];
  readonly additionalProperties?: { readonly items: Form };
}

const json = 'application/json';
const token = 'c'.repeat(43);
let portal: TestPortal;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  portal = await buildPortal();
  const answer = await portal.app.inject('/openapi.json');
  expect(answer.headers['content-type']).toContain(json);
  paths = answer.json().paths;
}, 60_000);
afterAll(() => portal.close());

/** Asks without being signed in, with the page's token or without. @returns whether that is said to be missing. */
async function lacks(path: string, method: string, headers: Record<string, string>) {
  const url = path.replace('{id}', '1');
  const { statusCode, body } = await (method === 'post'
    ? portal.app.inject({ method, url, headers, payload: {} })
    : portal.app.inject({ url, headers }));
  expect([404, 405, 500], path).not.toContain(statusCode);
  return { signIn: statusCode === 401, pageToken: statusCode === 403 && body.includes('"csrf"') };
}

describe('/openapi.json', () => {
  it('describes calls that there are, and what each asks of its caller', async () => {
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(calls.map(({ path }) => path)));
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { parameters = [], security }] of Object.entries(operations)) {
        const names = parameters.map(({ name }) => name);
        const { pageToken } = await lacks(path, method, {});
        const { signIn } = await lacks(path, method, { cookie: `csrftoken=${token}`, 'x-csrftoken': token });
        expect({ path, pageToken, signIn, id: path.includes('{') }).toEqual({
          path,
          pageToken: names.includes('X-CSRFToken'),
          signIn: security !== undefined,
          id: names.includes('id'),
        });
      }
  });

  it('names every form field, heading and answer of a call', () => {
    const { parameters, requestBody, responses } = paths['/payment/balance/billing/']!.post!;
    expect(parameters?.map(({ name }) => name)).toEqual(['X-CSRFToken', 'Idempotency-Key']);
    expect(Object.keys(requestBody.content[json]!.schema.properties)).toEqual([
      'operation',
      'service',
      'question',
    ]);
    expect(responses[200]!.content[json]!.schema.required).toEqual(['msg', 'balance']);
    const asked = paths['/api/question/ask/']!.post!.requestBody.content[json]!.schema;
    expect(asked.required).toEqual(['title', 'body', 'service']);
  });

  it('calls every call by a name of its own', () => {
    const ids = Object.values(paths).flatMap((one) => Object.values(one).map((call) => call.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names fields that anybody may ask for', async () => {
    for (const [path, { post }] of Object.entries(paths)) {
      const [, collection] = /^\/api\/restql\/(.+)\/$/.exec(path) ?? [];
      if (!collection || !post || post.security) continue;
      const { schema } = post.responses[200]!.content[json]!;
      const { oneOf, additionalProperties } = schema.properties[collection] as Held;
      const fields = Object.keys((oneOf?.[0] ?? additionalProperties)!.items.properties);
      const { status, body } = await portal.ask(collection, { fields });
      expect(status, JSON.stringify(body)).toBe(200);
    }
  });
});

import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#shared/collections/registry.ts';
import { contractOf, pathsOf } from '#shared/contracts/call.ts';
import { everyCall } from '#shared/contracts/every-call.ts';
import { queryRecords } from '#shared/contracts/queries.ts';
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

const json = 'application/json';
const token = 'c'.repeat(43);
let portal: TestPortal;
let paths: Record<string, Record<string, Operation>>;
let schemas: Record<string, Form>;

beforeAll(async () => {
  portal = await buildPortal();
  const answer = await portal.app.inject('/openapi.json');
  expect(answer.headers['content-type']).toContain(json);
  ({
    paths,
    components: { schemas },
  } = answer.json());
}, 60_000);
afterAll(() => portal.close());

/**
 * Sends the request signed out, with or without the page's CSRF token.
 * @returns whether the answer says that the token is missing
 */
async function lacks(path: string, method: string, headers: Record<string, string>) {
  const url = path.replace('{id}', '1');
  const { statusCode, body } = await (method === 'post'
    ? portal.app.inject({ method, url, headers, payload: {} })
    : portal.app.inject({ url, headers }));
  expect([405, 500], path).not.toContain(statusCode);
  return { signIn: statusCode === 401, pageToken: statusCode === 403 && body.includes('"csrf"') };
}

describe('/openapi.json', () => {
  it('describes the existing calls, and the credentials that each requires', async () => {
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { parameters = [], security }] of Object.entries(operations)) {
        const names = parameters.map(({ name }) => name);
        const { pageToken } = await lacks(path, method, {});
        const { signIn } = await lacks(path, method, { cookie: `csrftoken=${token}`, 'x-csrftoken': token });
        // The office refuses who is nobody before it asks for the token.
        const isOffice = path.startsWith('/api/office/');
        expect({ path, pageToken, signIn, parameter: path.includes('{') }).toEqual({
          path,
          pageToken: names.includes('X-CSRFToken') && !isOffice,
          signIn: security !== undefined,
          parameter: ['id', 'collection', 'token'].some((name) => names.includes(name)),
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

  it('shows every call, and each has its route', () => {
    const addresses = everyCall
      .filter((call) => call.path !== queryRecords.path)
      .flatMap((call) => pathsOf(contractOf(call)).map((path) => [call.method, path] as const));
    for (const [method, path] of addresses) {
      expect(paths[path]).toHaveProperty(method.toLowerCase());
      const url = path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
      expect(portal.app.hasRoute({ method, url }), path).toBe(true);
    }
    const queries = [...collections.keys(), 'search'].map((name) =>
      queryRecords.path.replace('{collection}', name),
    );
    expect(new Set(Object.keys(paths))).toEqual(new Set([...queries, ...addresses.map(([, path]) => path)]));
  });

  it('is compressed for clients that accept it', async () => {
    const { headers, rawPayload } = await portal.app.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toMatchObject({ paths });
  });

  it('gives every call a unique operation id', () => {
    const ids = Object.values(paths).flatMap((one) => Object.values(one).map((call) => call.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the public fields, and marks those that only some callers get', async () => {
    for (const [name, collection] of collections) {
      const { post } = paths[queryRecords.path.replace('{collection}', name)]!;
      if (post?.security) continue;
      const described = Object.keys(schemas[name]!.properties);
      const fields = described.filter((field) => collection.fields[field]?.readers === 'public');
      const { status, body } = await portal.ask(name, { fields });
      expect(status, JSON.stringify(body)).toBe(200);
      for (const field of described.filter((one) => !fields.includes(one)))
        expect(schemas[name]!.properties[field]).toHaveProperty('description');
    }
  });

  it('leaves no schema open', () => {
    for (const [name] of collections)
      for (const [field, { title: _, description: __, ...schema }] of Object.entries(
        schemas[name]!.properties,
      ) as [string, Record<string, unknown>][])
        expect(Object.keys(schema), `${name}.${field}: give it a schema in contracts/queries.ts`).not.toEqual(
          [],
        );
  });
});
